// clean: two top-level views of one vector that touch at the border but do not overlap
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int HALF = 500;

int main()
{
    std::vector<int> v(2 * HALF), r(HALF, 0);
    for (int i = 0; i < 2 * HALF; ++i)
        v[i] = i;

    array_view<int, 1> low(HALF, &v[0]);
    array_view<const int, 1> high(HALF, &v[HALF]);
    array_view<int, 1> out(HALF, r);

    parallel_for_each(low.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        low[i] = -low[i];
    });

    parallel_for_each(high.get_extent(), [=](concurrency::index<1> i) restrict(amp)
    {
        out[i] = high[i] * 2;
    });

    int sum = 0;
    for (int i = 0; i < HALF; ++i)
        sum += high[i];      // low still has newer data on the accelerator

    out.synchronize();
    low.synchronize();
    for (int i = 0; i < HALF; ++i)
        sum += r[i] + v[i];
    std::cout << "sum " << sum << "\n";
    return 0;
}
