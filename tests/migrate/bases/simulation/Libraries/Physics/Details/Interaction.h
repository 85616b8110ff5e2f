#pragma once
#include "..\Bodies.h"

namespace Sim { namespace Physics { namespace Details {

#define SOFTENING 0.01f

inline Vector3 Interaction(const Vector3& a, const Vector3& b, float mass) restrict(amp, cpu)
{
    const Vector3 d = b - a;
    const float r = Core::InverseRoot(Dot(d, d) + SOFTENING);
    return d * (mass * r * r * r);
}

}}}
