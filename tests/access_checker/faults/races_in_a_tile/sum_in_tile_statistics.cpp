// kind 4: all threads of a tile add to a member without atomic operations; variable totals
// message: member 'sum' of tile_static variable 'totals'
#include <amp.h>
#include <vector>
using namespace concurrency;

struct statistics {
  int count;
  int sum;
};

int main() {
  std::vector<int> numbers(32, 1), sums(2);
  array_view<const int> in(32, numbers);
  array_view<int> out(2, sums);
  parallel_for_each(in.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static statistics totals;
    if (t.local[0] == 0) {
      totals.count = 16;
      totals.sum = 0;
    }
    t.barrier.wait();
    totals.sum += in[t]; // FAULT
    t.barrier.wait();
    if (t.local[0] == 0)
      out[t.tile] = totals.sum / totals.count;
  });
  out.synchronize();
  return 0;
}
