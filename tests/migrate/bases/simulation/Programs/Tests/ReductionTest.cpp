#include "Check.h"
#include "Physics/Reduction.h"
#include "Physics/Async.h"
#include <numeric>

using namespace Sim::Physics;

TEST(TestReduction)
{
    std::vector<float> values(1001);
    std::iota(values.begin(), values.end(), 0.0f);
    CHECK(Sum(values) == 500500.0f);
    CHECK(Maximum(values) == 1000.0f);
    CHECK(Reduce(std::vector<int>(), 7, Plus()) == 7);
    CHECK(SumLater(values).get() == 250250.0f);
    auto primes = Primes(100);
    CHECK(primes.size() == 25 && primes[24] == 97);
    std::vector<int> from(10, 21), to(10);
    CHECK(CopyWithCallback(from, to) && to[9] == 42);
}
