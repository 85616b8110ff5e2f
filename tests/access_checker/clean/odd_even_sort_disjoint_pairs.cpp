// clean: odd-even transposition sort in place, every launch works on disjoint pairs
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 150;

int main()
{
    std::vector<int> keys(N);
    unsigned int seed = 31u;
    for (int i = 0; i < N; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        keys[i] = static_cast<int>(seed >> 22);
    }

    array_view<int, 1> k(N, keys);
    for (int pass = 0; pass < N; ++pass)
    {
        const int first = pass % 2;
        parallel_for_each(extent<1>((N - first) / 2), [=](concurrency::index<1> i) restrict(amp)
        {
            const int p = first + 2 * i[0];
            const int x = k[p];
            const int y = k[p + 1];
            if (y < x)
            {
                k[p] = y;
                k[p + 1] = x;
            }
        });
    }
    k.synchronize();

    int inversions = 0;
    for (int i = 1; i < N; ++i)
        if (keys[i - 1] > keys[i])
            ++inversions;
    std::printf("inversions %d\n", inversions);
    return inversions;
}
