// kind 1: the last thread of a tile reads beyond the array after a barrier; variable source
// message: thread 15 of tile (1) accesses 'source' at tile_reads_outside.cpp:14: the index (32) is outside of an array or array_view of extent (32)
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> numbers(32, 1);
  array<int> source(32, numbers.begin()), sums(32);
  parallel_for_each(source.extent.tile<16>(), [&](tiled_index<16> t) restrict(amp) {
    tile_static int shared[17];
    shared[t.local[0]] = source[t];
    t.barrier.wait();
    sums[t] = shared[t.local[0]] + source[t.global[0] + 1]; // FAULT
  });
  return 0;
}
