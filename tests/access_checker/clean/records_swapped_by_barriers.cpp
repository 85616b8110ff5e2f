// clean: whole records move through tile_static memory with barriers; also with -O0
#include <amp.h>
#include <vector>
using namespace concurrency;

struct record {
  int key;
  float value;
};

int main() {
  std::vector<record> data(32);
  for (int i = 0; i < 32; ++i)
    data[i] = {i, float(i)};
  array_view<record> records(32, data);
  parallel_for_each(records.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    tile_static record slots[2][8];
    slots[0][t.local[0]] = records[t];
    t.barrier.wait();
    slots[1][7 - t.local[0]] = slots[0][t.local[0]];
    t.barrier.wait();
    records[t] = slots[1][t.local[0]];
  });
  records.synchronize();
  return data[8].key != 15;
}
