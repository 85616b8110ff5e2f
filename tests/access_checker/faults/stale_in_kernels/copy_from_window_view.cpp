// kind 5: a window over a raw buffer is copied out while the view of the whole buffer has newer data on the accelerator; variable window
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 1024;
static int buffer[N];

int main()
{
    for (int i = 0; i < N; ++i)
        buffer[i] = (i * 59) % 500;

    array_view<int, 1> whole(N, &buffer[0]);
    array_view<const int, 1> window(N / 4, &buffer[N / 2]);

    // odd-even transposition sort, every launch works on disjoint pairs
    for (int pass = 0; pass < 64; ++pass)
    {
        const int first = pass & 1;
        const int pairs = (N - first) / 2;
        parallel_for_each(extent<1>(pairs), [=](concurrency::index<1> i) restrict(amp)
        {
            const int k = first + 2 * i[0];
            const int x = whole[k];
            const int y = whole[k + 1];
            if (x > y)
            {
                whole[k] = y;
                whole[k + 1] = x;
            }
        });
    }

    std::vector<int> snapshot(N / 4, 0);
    concurrency::copy(window, snapshot.begin()); // FAULT

    int inversions = 0;
    for (int i = 1; i < N / 4; ++i)
        if (snapshot[i - 1] > snapshot[i])
            ++inversions;
    std::printf("inversions in the window: %d\n", inversions);
    return 0;
}
