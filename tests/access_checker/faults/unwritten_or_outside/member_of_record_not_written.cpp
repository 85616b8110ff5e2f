// kind 1: one thread leaves a member of its record in tile_static memory unwritten; variable records
// message: thread 5 of tile (0) reads member 'second' of element 5 of tile_static variable 'records'
#include <amp.h>
#include <vector>
using namespace concurrency;

struct record {
  int first, second;
};

int main() {
  std::vector<int> results(16);
  array_view<int> out(16, results);
  parallel_for_each(out.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static record records[16];
    records[t.local[0]].first = 1;
    if (t.local[0] != 5)
      records[t.local[0]].second = 2;
    t.barrier.wait();
    out[t] = records[t.local[0]].second; // FAULT
  });
  out.synchronize();
  return 0;
}
