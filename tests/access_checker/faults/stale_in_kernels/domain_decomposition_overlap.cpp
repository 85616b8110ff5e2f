// kind 5: two subdomain views share two cells, the right kernel reads the cells the left kernel has just updated; variable right
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int HALF = 512;
static const int N = 2 * HALF;

int main()
{
    std::vector<float> u(N), du(HALF, 0.0f);
    for (int i = 0; i < N; ++i)
        u[i] = static_cast<float>(i % 37);

    // left covers [0, HALF + 1), right covers [HALF - 1, N)
    array_view<float, 1> left(HALF + 1, &u[0]);
    array_view<const float, 1> right(HALF + 1, &u[HALF - 1]);
    array_view<float, 1> diff(HALF, du);

    parallel_for_each(left.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        left[i] = 0.5f * left[i] + 100.0f;
    });

    parallel_for_each(diff.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        const float here = right[i[0] + 1]; // FAULT
        const float before = right[i[0]]; // FAULT
        diff[i] = here - before;
    });

    diff.synchronize();
    float steepest = 0.0f;
    for (int i = 0; i < HALF; ++i)
        if (du[i] > steepest)
            steepest = du[i];
    std::printf("steepest step %f\n", steepest);
    return 0;
}
