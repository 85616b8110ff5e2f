// kind 3: a helper that takes the barrier writes one element from two threads; variable row; also with -O0
#include <amp.h>
#include <vector>
using namespace concurrency;

namespace {

void put(int *to, int at, int value, const tile_barrier &barrier) restrict(amp) {
  barrier.wait();
  to[at] = value; // FAULT
}

void fill(std::vector<int> &data) {
  array_view<int> view(32, data);
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> i) restrict(amp) {
    tile_static int row[16];
    put(row, i.local[0] / 2, i.local[0], i.barrier);
    i.barrier.wait();
    view[i] = row[i.local[0] / 2];
  });
  view.synchronize();
}

} // namespace

int main() {
  std::vector<int> data(32);
  fill(data);
}
