// kind 4: the first thread writes a value twice, and other threads read it without a barrier; variable limit
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> limits(2, 100), numbers(32);
  array_view<const int> in(2, limits);
  array_view<int> out(32, numbers);
  parallel_for_each(out.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int limit;
    if (t.local[0] == 0) {
      limit = in[0]; // FAULT
      limit = in[1]; // FAULT
    }
    out[t] = limit; // FAULT
  });
  out.synchronize();
  return 0;
}
