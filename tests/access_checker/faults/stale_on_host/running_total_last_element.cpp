// kind 6: host fetches the grand total of a prefix sum through a one-element view of the vector's tail; variable last
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 8;

int main()
{
    std::vector<int> amounts(N);
    for (int i = 0; i < N; ++i)
        amounts[i] = 1 + (i * 3) % 10;

    array_view<int, 1> run(N, amounts);

    // local scans
    parallel_for_each(run.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = run[t.global];
        t.barrier.wait();
        int sum = 0;
        for (int j = 0; j <= l; ++j)
            sum += s[j];
        run[t.global] = sum;
    });

    // propagate the block totals, one block per launch
    for (int block = 1; block < N / TS; ++block)
    {
        const int base = block * TS;
        parallel_for_each(extent<1>(TS), [=](concurrency::index<1> i) restrict(amp)
        {
            run[base + i[0]] += run[base - 1];
        });
    }

    array_view<const int, 1> last(1, &amounts[N - 1]);
    const int total = last[0]; // FAULT
    std::printf("grand total %d\n", total);
    return 0;
}
