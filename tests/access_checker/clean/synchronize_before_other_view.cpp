// clean: updates are synchronized and the second view is refreshed before it is used in a kernel and on the host
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int ROWS = 24;
static const int COLS = 36;

int main()
{
    std::vector<int> storage(ROWS * COLS, 1), colSums(COLS, 0);
    array_view<int, 2> matrix(ROWS, COLS, storage);
    array_view<const int, 1> flat(ROWS * COLS, storage);
    array_view<int, 1> sums(COLS, colSums);

    parallel_for_each(matrix.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        matrix[p] += p[0] * p[1];
    });
    matrix.synchronize();
    flat.refresh();

    parallel_for_each(sums.get_extent(), [=](concurrency::index<1> c) restrict(amp)
    {
        int acc = 0;
        for (int r = 0; r < ROWS; ++r)
            acc += flat[r * COLS + c[0]];
        sums[c] = acc;
    });
    sums.synchronize();

    int all = 0, byColumn = 0;
    for (int i = 0; i < ROWS * COLS; ++i)
        all += flat[i];
    for (int c = 0; c < COLS; ++c)
        byColumn += colSums[c];
    std::printf("%d %d\n", all, byColumn);
    return all == byColumn ? 0 : 1;
}
