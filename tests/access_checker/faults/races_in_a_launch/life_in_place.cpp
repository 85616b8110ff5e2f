// kind 3: game of life updates the grid in place, neighbours are read while other threads of the untiled launch write them; variable grid
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int H = 48;
static const int W = 48;

int main()
{
    std::vector<int> cells(H * W);
    unsigned int seed = 99u;
    for (int i = 0; i < H * W; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        cells[i] = static_cast<int>((seed >> 24) & 1u);
    }

    array_view<int, 2> grid(H, W, cells);
    parallel_for_each(grid.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        int alive = 0;
        for (int dy = -1; dy <= 1; ++dy)
        {
            for (int dx = -1; dx <= 1; ++dx)
            {
                const int y = (p[0] + dy + H) % H;
                const int x = (p[1] + dx + W) % W;
                if (dx != 0 || dy != 0)
                    alive += grid(y, x); // FAULT
            }
        }
        const int self = grid[p];
        const int next = (alive == 3 || (alive == 2 && self == 1)) ? 1 : 0;
        grid[p] = next; // FAULT
    });

    grid.synchronize();
    int population = 0;
    for (int i = 0; i < H * W; ++i)
        population += cells[i];
    std::cout << "population " << population << "\n";
    return 0;
}
