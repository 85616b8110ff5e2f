#include "stdafx.h"
#include "scenario.h"
#include "Random.h"

using namespace Sim;

Physics::Bodies MakeCloud(int count)
{
    Core::Random random(42);
    Physics::Bodies result;
    for (int i = 0; i < count; ++i)
    {
        const float x = random.Next(), y = random.Next(), z = random.Next();
        result.Add(Core::Vector3(x, y, z), Core::Vector3(), 1.0f / count);
    }
    return result;
}
