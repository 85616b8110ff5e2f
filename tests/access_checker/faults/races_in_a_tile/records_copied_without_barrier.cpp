// kind 4: threads copy whole records between slots without a barrier; variable slots; also with -O0
#include <amp.h>
#include <vector>
using namespace concurrency;

struct record {
  int key, value;
};

int main() {
  std::vector<int> data(16);
  array_view<int> values(16, data);
  parallel_for_each(values.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    tile_static record slots[8];
    const record own = {t.local[0], t.global[0] + 1};
    slots[t.local[0]] = own; // FAULT
    const record next = slots[(t.local[0] + 1) % 8]; // FAULT
    values[t] = next.value;
  });
  values.synchronize();
}
