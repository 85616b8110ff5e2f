// kind 6: only the first half of the sorted data is synchronized, host verifies the second half through another view; variable verify
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 256;

int main()
{
    std::vector<int> keys(N);
    for (int i = 0; i < N; ++i)
        keys[i] = (i * 167 + 13) % N;

    array_view<int, 1> data(N, keys);
    for (int k = 2; k <= N; k *= 2)
    {
        for (int j = k / 2; j > 0; j /= 2)
        {
            parallel_for_each(data.get_extent(), [=](concurrency::index<1> idx) restrict(amp)
            {
                const int i = idx[0];
                const int p = i ^ j;
                if (p > i)
                {
                    const int x = data[i];
                    const int y = data[p];
                    const bool up = (i & k) == 0;
                    if ((x > y) == up)
                    {
                        data[i] = y;
                        data[p] = x;
                    }
                }
            });
        }
    }
    data.section(0, N / 2).synchronize();

    array_view<const int, 1> verify(N / 2, &keys[N / 2]);
    int misplaced = 0;
    for (int i = 0; i < N / 2; ++i)
    {
        if (verify[i] != N / 2 + i) // FAULT
            ++misplaced;
    }
    std::printf("misplaced keys: %d\n", misplaced);
    return 0;
}
