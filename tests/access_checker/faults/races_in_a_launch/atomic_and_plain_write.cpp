// kind 3: a tile writes a counter that another tile increments; variable counts; also with -O0
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(4);
  array_view<int> counts(4, data);
  parallel_for_each(extent<1>(32).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    atomic_fetch_inc(&counts[t.local[0] % 4]); // FAULT
    if (t.local[0] == 15)
      counts[0] = 100 + t.tile[0]; // FAULT
  });
  counts.synchronize();
}
