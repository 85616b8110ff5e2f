// kind 2: tile-local relaxation with two buffers starts by reading the buffer that nobody filled; variable buf
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 6;
static const int STEPS = 4;

int main()
{
    std::vector<float> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = static_cast<float>(i % 10);
    array_view<float, 1> data(N, h);

    parallel_for_each(data.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static float buf[2][TS];
        const int l = t.local[0];
        const int g = t.global[0];
        int cur = 0;
        buf[cur][l] = data[g];
        t.barrier.wait();

        for (int step = 0; step < STEPS; ++step)
        {
            const int src = cur ^ 1;      // roles are swapped
            const int dst = cur;
            const int a = l > 0 ? l - 1 : l;
            const int b = l < TS - 1 ? l + 1 : l;
            const float v = 0.25f * (buf[src][a] + 2.0f * buf[src][l] + buf[src][b]); // FAULT
            buf[dst][l] = v;
            t.barrier.wait();
            cur ^= 1;
        }
        data[g] = buf[cur ^ 1][l];
    });

    data.synchronize();
    std::printf("relaxed %f %f\n", h[0], h[N - 1]);
    return 0;
}
