// clean: the writing view is destroyed, which writes its data back, before another view of the vector is made
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 768;

static void cubes(std::vector<int>& v)
{
    array_view<int, 1> view(N, v);
    view.discard_data();
    parallel_for_each(view.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        view[i] = i[0] * i[0] * i[0] % 1000;
    });
}

static int countAbove(const std::vector<int>& v, int limit)
{
    std::vector<int> c(1, 0);
    array_view<const int, 1> view(N, v);
    array_view<int, 1> count(1, c);
    parallel_for_each(view.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        if (view[i] > limit)
            atomic_fetch_inc(&count[0]);
    });
    return count[0];
}

int main()
{
    std::vector<int> v(N, -1);
    cubes(v);
    const int above = countAbove(v, 499);
    int check = 0;
    for (int i = 0; i < N; ++i)
        if (i * i * i % 1000 > 499)
            ++check;
    std::printf("%d above, expected %d\n", above, check);
    return above == check ? 0 : 1;
}
