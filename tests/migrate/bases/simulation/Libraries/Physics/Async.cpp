#include "stdafx.h"
#include "Async.h"
#include "Reduction.h"
#include <ppl.h>

using namespace concurrency;

namespace Sim { namespace Physics {

task<float> SumLater(std::vector<float> values)
{
    return create_task([values]() -> float { return Sum(values); }).then([](float sum) { return sum / 2; });
}

concurrent_vector<int> Primes(int limit)
{
    concurrent_vector<int> found;
    parallel_for(2, limit, [&](int n)
    {
        for (int d = 2; d * d <= n; ++d)
            if (n % d == 0)
                return;
        found.push_back(n);
    });
    parallel_sort(begin(found), end(found));
    return found;
}

bool CopyWithCallback(const std::vector<int>& from, std::vector<int>& to)
{
    array<int> data(static_cast<int>(from.size()));
    copy_async(from.begin(), from.end(), data).wait();
    parallel_for_each(data.extent, [&data](index<1> i) restrict(amp) { data[i] *= 2; });
    event done;
    completion_future copied = copy_async(data, to.begin());
    copied.then([&done] { done.set(); });
    return done.wait(10000) == 0 && copied.valid();
}

}}
