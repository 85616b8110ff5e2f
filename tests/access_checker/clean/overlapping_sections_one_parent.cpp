// clean: overlapping sections are derived from one parent view, so they stay coherent without synchronize
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int HALF = 256;
static const int N = 2 * HALF;

int main()
{
    std::vector<int> u(N), d(HALF, 0);
    for (int i = 0; i < N; ++i)
        u[i] = i % 21;

    array_view<int, 1> whole(N, u);
    array_view<int, 1> left = whole.section(0, HALF + 1);
    array_view<int, 1> right = whole.section(HALF - 1, HALF + 1);
    array_view<int, 1> diff(HALF, d);

    parallel_for_each(left.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        left[i] = left[i] * 10;
    });

    parallel_for_each(diff.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        diff[i] = right[i[0] + 1] - right[i[0]];
    });

    const int edge = right[0];       // host access through a sibling view
    diff.synchronize();
    int sum = 0;
    for (int i = 0; i < HALF; ++i)
        sum += d[i];
    std::cout << "edge " << edge << ", sum " << sum << "\n";
    return edge + sum == whole[N - 1] ? 0 : 1;
}
