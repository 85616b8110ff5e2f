// kind 2: a stencil reads the column after the last of its tile_static row; variable halo
// message: thread (0, 3) of tile (0, 0) reads element (0, 4) of tile_static variable 'halo'
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(16);
  array_view<int, 2> image(4, 4, data);
  parallel_for_each(image.extent.tile<4, 4>(), [=](tiled_index<4, 4> t) restrict(amp) {
    tile_static int halo[4][4];
    const int y = t.local[0], x = t.local[1];
    halo[y][x] = image[t];
    t.barrier.wait();
    image[t] = halo[y][x] + halo[y][x + 1]; // FAULT
  });
  image.synchronize();
}
