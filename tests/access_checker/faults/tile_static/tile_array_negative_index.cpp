// kind 2: the first thread of a tile reads before a tile_static array; variable line; also with -O0
// message: thread 0 of tile (0) reads element -1 of tile_static variable 'line'
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(16);
  array_view<int> values(16, data);
  parallel_for_each(values.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    tile_static int line[8];
    const int l = t.local[0];
    line[l] = values[t];
    t.barrier.wait();
    values[t] = line[l] - line[l - 1]; // FAULT
  });
  values.synchronize();
}
