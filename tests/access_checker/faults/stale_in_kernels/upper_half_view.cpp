// kind 5: kernel reads the upper half through a second top-level view after another view updated everything; variable upper
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 2048;

int main()
{
    std::vector<int> samples(N), picked(N / 2, 0);
    for (int i = 0; i < N; ++i)
        samples[i] = i % 100;

    array_view<int, 1> all(N, samples);
    array_view<const int, 1> upper(N / 2, &samples[N / 2]);
    array_view<int, 1> out(N / 2, picked);

    // normalise on the accelerator
    parallel_for_each(all.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        all[i] = all[i] * 3 + 7;
    });

    // work on the upper half only
    parallel_for_each(out.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        const int v = upper[i]; // FAULT
        out[i] = v > 150 ? v : 0;
    });

    out.synchronize();
    long long sum = 0;
    for (int i = 0; i < N / 2; ++i)
        sum += picked[i];
    std::printf("sum of picked %lld\n", sum);
    return 0;
}
