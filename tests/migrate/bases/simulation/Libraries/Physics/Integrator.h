#pragma once
#include "Forces.h"

namespace Sim { namespace Physics {

template <typename Policy>
class Integrator
{
public:
    Integrator(std::unique_ptr<IForces> forces) : m_forces(std::move(forces)) {}
    void Step(Bodies& bodies, float dt)
    {
        const std::vector<Vector3> a = m_forces->Accelerations(bodies);
        for (size_t i = 0; i < bodies.size(); ++i)
            Policy::Apply(bodies.position[i], bodies.velocity[i], a[i], dt);
    }
private:
    std::unique_ptr<IForces> m_forces;
};

struct SymplecticEuler
{
    static void Apply(Vector3& p, Vector3& v, const Vector3& a, float dt)
    {
        v += a * dt;
        p += v * dt;
    }
};

void Drift(Bodies& bodies, float dt);

}}
