#pragma once
#include <vector>
#include <ppltasks.h>
#include <concurrent_vector.h>

namespace Sim { namespace Physics {

concurrency::task<float> SumLater(std::vector<float> values);
concurrency::concurrent_vector<int> Primes(int limit);
bool CopyWithCallback(const std::vector<int>& from, std::vector<int>& to);

}}
