// kind 6: host checks the histogram through a new const view while the counts are still on the accelerator; variable peek
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int BINS = 16;

int main()
{
    const int n = 5000;
    std::vector<int> values(n), counts(BINS, 0);
    for (int i = 0; i < n; ++i)
        values[i] = (i * 211 + 5) % 4096;

    array_view<const int, 1> in(n, values);
    array_view<int, 1> hist(BINS, counts);

    parallel_for_each(in.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        atomic_fetch_inc(&hist[in[i] / (4096 / BINS)]);
    });

    array_view<const int, 1> peek(BINS, counts);
    int total = 0;
    for (int b = 0; b < BINS; ++b)
        total += peek[b]; // FAULT

    std::printf("%d samples counted so far\n", total);
    return 0;
}
