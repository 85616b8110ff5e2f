// kind 1: heat diffusion discards the source buffer instead of the destination; variable cur
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int ROWS = 48;
static const int COLS = 64;

int main()
{
    std::vector<float> a(ROWS * COLS, 0.0f);
    std::vector<float> b(ROWS * COLS, 0.0f);
    for (int c = 0; c < COLS; ++c)
        a[c] = 100.0f;

    array_view<float, 2> cur(ROWS, COLS, a);
    array_view<float, 2> next(ROWS, COLS, b);

    cur.discard_data();   // meant next.discard_data()
    parallel_for_each(next.get_extent(), [=](concurrency::index<2> idx) restrict(amp)
    {
        const int r = idx[0];
        const int c = idx[1];
        const int up = r > 0 ? r - 1 : r;
        const int down = r < ROWS - 1 ? r + 1 : r;
        const int left = c > 0 ? c - 1 : c;
        const int right = c < COLS - 1 ? c + 1 : c;
        next(r, c) = 0.25f * (cur(up, c) + cur(down, c) + cur(r, left) + cur(r, right)); // FAULT
    });

    next.synchronize();
    float total = 0.0f;
    for (size_t i = 0; i < b.size(); ++i)
        total += b[i];
    std::cout << "total heat " << total << std::endl;
    return 0;
}
