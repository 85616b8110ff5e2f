// clean: stream compaction into an uninitialized array, the next kernel reads only the counted slots
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int main()
{
    const int n = 2500;
    std::vector<int> values(n), counter(1, 0);
    long long expected = 0;
    for (int i = 0; i < n; ++i)
    {
        values[i] = (i * 37) % 101 - 50;
        if (values[i] > 0)
            expected += values[i];
    }

    array_view<const int, 1> in(n, values);
    array_view<int, 1> count(1, counter);
    array<int, 1> kept(n);

    parallel_for_each(in.get_extent(), [=, &kept](concurrency::index<1> i) restrict(amp)
    {
        if (in[i] > 0)
            kept[atomic_fetch_inc(&count[0])] = in[i];
    });

    const int m = count[0];
    std::vector<int> doubled(m, 0);
    array_view<int, 1> out(m, doubled);
    parallel_for_each(out.get_extent(), [=, &kept](concurrency::index<1> i) restrict(amp)
    {
        out[i] = 2 * kept[i];
    });

    out.synchronize();
    long long sum = 0;
    for (int i = 0; i < m; ++i)
        sum += doubled[i];
    std::printf("%d kept, sum %lld\n", m, sum);
    return sum == 2 * expected ? 0 : 1;
}
