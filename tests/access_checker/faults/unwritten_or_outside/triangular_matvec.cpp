// kind 1: only the lower triangle of a matrix is generated, the matrix-vector product reads all of it; variable tri
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int N = 72;

int main()
{
    array<float, 2> tri(N, N);
    parallel_for_each(extent<2>(N, N), [&tri](concurrency::index<2> p) restrict(amp)
    {
        if (p[1] <= p[0])
            tri[p] = 1.0f / static_cast<float>(1 + p[0] - p[1]);
    });

    std::vector<float> hx(N), hy(N, 0.0f);
    for (int i = 0; i < N; ++i)
        hx[i] = static_cast<float>(i + 1);

    array_view<const float, 1> x(N, hx);
    array_view<float, 1> y(N, hy);
    parallel_for_each(y.get_extent(), [=, &tri](concurrency::index<1> row) restrict(amp)
    {
        float acc = 0.0f;
        for (int c = 0; c < N; ++c)
        {
            const float m = tri(row[0], c); // FAULT
            acc += m * x[c];
        }
        y[row] = acc;
    });

    y.synchronize();
    std::cout << "y[0] = " << hy[0] << ", y[N-1] = " << hy[N - 1] << "\n";
    return 0;
}
