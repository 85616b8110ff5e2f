// kind 1: saxpy accumulates into an array that was constructed without data; variable y
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int main()
{
    const int n = 4096;
    const float alpha = 2.5f;

    std::vector<float> hx(n);
    for (int i = 0; i < n; ++i)
        hx[i] = 0.5f * (i % 17);

    array<float, 1> x(n, hx.begin());
    array<float, 1> y(n);

    parallel_for_each(extent<1>(n), [=, &x, &y](concurrency::index<1> i) restrict(amp)
    {
        y[i] = alpha * x[i] + y[i]; // FAULT
    });

    std::vector<float> hy(n);
    concurrency::copy(y, hy.begin());

    double sum = 0.0;
    for (int i = 0; i < n; ++i)
        sum += hy[i];
    std::printf("saxpy checksum %f\n", sum);
    return 0;
}
