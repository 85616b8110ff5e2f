#include "stdafx.h"
#include "Reduction.h"

namespace Sim { namespace Physics {

float Sum(const std::vector<float>& values) { return Reduce(values, 0.0f, Plus()); }
float Maximum(const std::vector<float>& values) { return Reduce(values, -FLT_MAX, Larger()); }

}}
