#include "stdafx.h"
#include "Bodies.h"

namespace Sim { namespace Physics {

void Bodies::Add(const Vector3& p, const Vector3& v, float m)
{
    position.push_back(p);
    velocity.push_back(v);
    mass.push_back(m);
}

double Bodies::Energy() const
{
    double sum = 0;
    for (size_t i = 0; i < size(); ++i)
        sum += 0.5 * mass[i] * Dot(velocity[i], velocity[i]);
    return sum;
}

}}
