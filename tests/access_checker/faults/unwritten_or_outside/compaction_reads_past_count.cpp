// kind 1: kernel after a stream compaction processes all n slots instead of the written count; variable kept
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int main()
{
    const int n = 3000;
    std::vector<int> values(n);
    for (int i = 0; i < n; ++i)
        values[i] = (i * 37) % 101 - 50;

    std::vector<int> counter(1, 0);
    array_view<const int, 1> in(n, values);
    array_view<int, 1> count(1, counter);
    array<int, 1> kept(n);

    parallel_for_each(in.get_extent(), [=, &kept](concurrency::index<1> i) restrict(amp)
    {
        const int v = in[i];
        if (v > 0)
        {
            const int slot = atomic_fetch_inc(&count[0]);
            kept[slot] = v;
        }
    });

    std::vector<int> squares(n, 0);
    array_view<int, 1> sq(n, squares);
    parallel_for_each(sq.get_extent(), [=, &kept](concurrency::index<1> i) restrict(amp)
    {
        const int v = kept[i]; // FAULT
        sq[i] = v * v;
    });

    sq.synchronize();
    const int m = count[0];
    long long sum = 0;
    for (int i = 0; i < m; ++i)
        sum += squares[i];
    std::printf("%d positives, sum of squares %lld\n", m, sum);
    return 0;
}
