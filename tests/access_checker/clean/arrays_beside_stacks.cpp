// clean: tiles are reversed through tile_static memory; the later vectors are beside the stacks of the threads
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

static bool reverse_tiles(int tiles)
{
    std::vector<int> numbers(tiles * 64), reversed(tiles * 64);
    for (int i = 0; i < tiles * 64; ++i)
        numbers[i] = i;
    array_view<const int> in(tiles * 64, numbers);
    array_view<int> out(tiles * 64, reversed);
    // The first launch allocates the stacks of the threads of a tile.
    parallel_for_each(extent<1>(128).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int part[64];
        part[t.local[0]] = in[t.global];
        t.barrier.wait();
        out[t.tile_origin + (63 - t.local[0])] = part[t.local[0]];
    });
    out.synchronize();
    return reversed[0] == 63 && reversed[127] == 64;
}

int main()
{
    if (!reverse_tiles(2) || !reverse_tiles(5000))
        return 1;
    std::puts("reversed");
}
