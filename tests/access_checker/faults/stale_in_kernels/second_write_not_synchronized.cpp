// kind 5: the first update is synchronized but the second one is not before another view is used in a kernel; variable input
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int N = 600;

int main()
{
    std::vector<int> weights(N), scaled(N, 0);
    for (int i = 0; i < N; ++i)
        weights[i] = 1 + i % 8;

    array_view<int, 1> w(N, weights);
    parallel_for_each(w.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        w[i] = w[i] << 2;
    });
    w.synchronize();

    int total = 0;
    for (int i = 0; i < N; ++i)
        total += weights[i];

    parallel_for_each(w.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        w[i] = 1000 * w[i] / total;
    });

    array_view<const int, 1> input(N, weights);
    array_view<int, 1> out(N, scaled);
    parallel_for_each(out.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        out[i] = input[i] + i[0]; // FAULT
    });

    out.synchronize();
    std::cout << "total " << total << ", last " << scaled[N - 1] << "\n";
    return 0;
}
