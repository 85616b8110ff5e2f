// kind 4: the last thread of a tile counts itself, and then changes the counter of the tile; variable counter
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> counts(2);
  array_view<int> out(2, counts);
  parallel_for_each(extent<1>(32).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int counter;
    if (t.local[0] == 0)
      counter = 0;
    t.barrier.wait();
    atomic_fetch_inc(&counter); // FAULT
    if (t.local[0] == 15)
      counter = counter + 10; // FAULT
    t.barrier.wait();
    if (t.local[0] == 0)
      out[t.tile] = counter;
  });
  out.synchronize();
  return 0;
}
