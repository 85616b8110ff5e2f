// clean: three-launch prefix sum, tiles use the sums of other tiles only in later launches
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int BLOCKS = 12;
static const int N = TS * BLOCKS;

int main()
{
    std::vector<int> h(N), r(N);
    for (int i = 0; i < N; ++i)
        h[i] = 1 + i % 5;

    array<int, 1> data(N, h.begin());
    array<int, 1> sums(BLOCKS), offsets(BLOCKS);

    parallel_for_each(extent<1>(N).tile<TS>(), [&data, &sums](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = data[t.global];
        t.barrier.wait();
        for (int off = 1; off < TS; off *= 2)
        {
            const int add = l >= off ? s[l - off] : 0;
            t.barrier.wait();
            s[l] += add;
            t.barrier.wait();
        }
        data[t.global] = s[l];
        if (l == TS - 1)
            sums[t.tile[0]] = s[l];
    });
    parallel_for_each(extent<1>(BLOCKS), [&sums, &offsets](concurrency::index<1> b) restrict(amp)
    {
        int run = 0;
        for (int k = 0; k < b[0]; ++k)
            run += sums[k];
        offsets[b] = run;
    });
    parallel_for_each(extent<1>(N).tile<TS>(), [&data, &offsets](tiled_index<TS> t) restrict(amp)
    {
        data[t.global] += offsets[t.tile[0]];
    });

    concurrency::copy(data, r.begin());
    int sum = 0, wrong = 0;
    for (int i = 0; i < N; ++i)
    {
        sum += h[i];
        if (r[i] != sum)
            ++wrong;
    }
    std::printf("%d wrong prefixes\n", wrong);
    return wrong == 0 ? 0 : 1;
}
