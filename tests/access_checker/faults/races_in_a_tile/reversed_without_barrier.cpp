// kind 4: each thread reads the slot of a later thread without a barrier; variable slots
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(32, 1);
  array_view<int> values(32, data);
  parallel_for_each(values.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int slots[16];
    slots[t.local[0]] = values[t]; // FAULT
    values[t] = slots[15 - t.local[0]]; // FAULT
  });
  values.synchronize();
}
