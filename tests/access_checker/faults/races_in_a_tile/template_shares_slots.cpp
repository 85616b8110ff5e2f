// kind 4: in a function template, two threads write one element of a tile_static matrix; variable slots
// message: thread (0, 0) of tile (0, 0) writes element (0, 0) of tile_static variable 'slots'
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T>
void fill(array_view<T, 2> out) {
  parallel_for_each(out.extent.template tile<4, 4>(), [=](tiled_index<4, 4> t) restrict(amp) {
    tile_static T slots[4][4];
    slots[t.local[0]][t.local[1] / 2] = T(t.local[1]) + 1;
    t.barrier.wait();
    out[t] = slots[t.local[0]][t.local[1] / 2];
  });
}

int main() {
  std::vector<float> numbers(64);
  array_view<float, 2> out(8, 8, numbers);
  fill(out);
  out.synchronize();
  return 0;
}
