#include "Check.h"
#include "Physics/heatfield.h"

TEST(TestHeat)
{
    Sim::Physics::HeatField field(16, 24);
    field.SetHot(8, 12, 100.0f);
    for (int i = 0; i < 10; ++i)
        field.Step(0.1f);
    CHECK(field.Total() > 99.99 && field.Total() < 100.01);
    CHECK(field.At(8, 12) > field.At(8, 13));
    CHECK(field.At(8, 11) == field.At(8, 13));
}
