#include "Check.h"
#include "Physics/Forces.h"
#include <cmath>

using namespace Sim::Physics;

TEST(TestForces)
{
    Bodies two;
    two.Add(Vector3(0, 0, 0), Vector3(), 1);
    two.Add(Vector3(1, 0, 0), Vector3(), 2);
    AmpForces forces(concurrency::accelerator().default_view);
    forces.SetScale(0.5f);
    const std::vector<Vector3> a = forces.Accelerations(two);
    const float expected = 1 / powf(1.01f, 1.5f);
    CHECK(abs(a[0].x - expected) < 1e-5f);
    CHECK(abs(a[1].x + expected / 2) < 1e-5f);
    CHECK(a[0].y == 0 && a[1].z == 0);
}
