// clean: every thread of every tile reads the same coefficient elements, nobody writes them
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 16;
static const int DEG = 5;

int main()
{
    std::vector<float> hx(N), hy(N, 0.0f), hc(DEG);
    for (int i = 0; i < N; ++i)
        hx[i] = static_cast<float>(i) / N;
    for (int k = 0; k < DEG; ++k)
        hc[k] = static_cast<float>(k + 1);

    array<float, 1> coef(DEG, hc.begin());
    array_view<const float, 1> x(N, hx);
    array_view<float, 1> y(N, hy);
    y.discard_data();

    parallel_for_each(x.get_extent().tile<TS>(), [=, &coef](tiled_index<TS> t) restrict(amp)
    {
        const float v = x[t.global];
        float acc = coef[DEG - 1];
        for (int k = DEG - 2; k >= 0; --k)
            acc = acc * v + coef[k];
        y[t.global] = acc;
    });

    y.synchronize();
    std::printf("p(0) = %f, p(1-) = %f\n", hy[0], hy[N - 1]);
    return 0;
}
