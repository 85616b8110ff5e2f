// clean: Hillis-Steele scan with two tile_static buffers and one barrier per step
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int N = TS * 7;

int main()
{
    std::vector<int> h(N), r(N, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 3) % 8;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(N, r);
    out.discard_data();

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int buf[2][TS];
        const int l = t.local[0];
        int cur = 0;
        buf[cur][l] = in[t.global];
        t.barrier.wait();

        for (int off = 1; off < TS; off *= 2)
        {
            int v = buf[cur][l];
            if (l >= off)
                v += buf[cur][l - off];
            buf[cur ^ 1][l] = v;
            t.barrier.wait();
            cur ^= 1;
        }
        out[t.global] = buf[cur][l];
    });

    out.synchronize();
    int bad = 0;
    for (int b = 0; b < N; b += TS)
    {
        int sum = 0;
        for (int i = 0; i < TS; ++i)
        {
            sum += h[b + i];
            if (r[b + i] != sum)
                ++bad;
        }
    }
    std::printf("%d wrong prefixes\n", bad);
    return bad == 0 ? 0 : 1;
}
