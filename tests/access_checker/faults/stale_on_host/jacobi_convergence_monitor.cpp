// kind 6: host polls the residual of every iteration through a second view that is never brought up to date; variable monitor
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int N = 128;
static const int ITERS = 6;

int main()
{
    std::vector<float> x0(N, 0.0f), x1(N, 0.0f);
    std::vector<int> residual(ITERS, 0);
    x0[0] = x1[0] = 64.0f;
    x0[N - 1] = x1[N - 1] = 8.0f;

    array_view<float, 1> a(N, x0), b(N, x1);
    array_view<int, 1> res(ITERS, residual);
    array_view<const int, 1> monitor(ITERS, residual);

    for (int it = 0; it < ITERS; ++it)
    {
        array_view<float, 1> src = it % 2 == 0 ? a : b;
        array_view<float, 1> dst = it % 2 == 0 ? b : a;
        parallel_for_each(extent<1>(N - 2), [=](concurrency::index<1> i) restrict(amp)
        {
            const int c = i[0] + 1;
            const float v = 0.5f * (src[c - 1] + src[c + 1]);
            const float d = v > src[c] ? v - src[c] : src[c] - v;
            dst[c] = v;
            atomic_fetch_max(&res[it], static_cast<int>(d * 1000.0f));
        });

        const int worst = monitor[it]; // FAULT
        std::cout << "iteration " << it << ": residual " << worst << "\n";
    }

    a.synchronize();
    std::cout << "x[1] = " << x0[1] << "\n";
    return 0;
}
