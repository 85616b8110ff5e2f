// kind 5: a matrix is filled through a 2D view and its rows are summed through a separate flat view of the same storage; variable flat
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int ROWS = 32;
static const int COLS = 48;

int main()
{
    std::vector<int> storage(ROWS * COLS, 0), rowSums(ROWS, 0);

    array_view<int, 2> matrix(ROWS, COLS, storage);
    array_view<const int, 1> flat(ROWS * COLS, storage);
    array_view<int, 1> sums(ROWS, rowSums);

    parallel_for_each(matrix.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        matrix[p] = (p[0] + 1) * (p[1] + 2);
    });

    parallel_for_each(sums.get_extent(), [=](concurrency::index<1> row) restrict(amp)
    {
        int acc = 0;
        for (int c = 0; c < COLS; ++c)
            acc += flat[row[0] * COLS + c]; // FAULT
        sums[row] = acc;
    });

    sums.synchronize();
    int best = 0;
    for (int r = 1; r < ROWS; ++r)
        if (rowSums[r] > rowSums[best])
            best = r;
    std::printf("heaviest row %d with %d\n", best, rowSums[best]);
    return 0;
}
