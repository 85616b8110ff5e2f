#pragma once
#include <vector>
#include "Core/Include/Vector3.h"

namespace Sim { namespace Physics {

using Core::Vector3;

struct Bodies
{
    std::vector<Vector3> position, velocity;
    std::vector<float> mass;
    size_t size() const { return mass.size(); }
    void Add(const Vector3& p, const Vector3& v, float m);
    double Energy() const;
};

}}
