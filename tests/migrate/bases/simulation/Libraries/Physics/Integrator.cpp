#include "stdafx.h"
#include "integrator.h"

namespace Sim { namespace Physics {

namespace {
    class DriftKernel
    {
        concurrency::array_view<Vector3> p_;
        concurrency::array_view<const Vector3> v_;
        float dt_;
    public:
        DriftKernel(concurrency::array_view<Vector3> p, concurrency::array_view<const Vector3> v, float dt) : p_(p), v_(v), dt_(dt) {}
        void operator()(concurrency::index<1> i) const restrict(amp) { p_[i] += v_[i] * dt_; }
    };
}

void Drift(Bodies& bodies, float dt)
{
    concurrency::array_view<Vector3> p((int)bodies.size(), bodies.position);
    concurrency::array_view<const Vector3> v((int)bodies.size(), bodies.velocity);
    concurrency::parallel_for_each(p.extent, DriftKernel(p, v, dt));
    p.synchronize();
}

}}
