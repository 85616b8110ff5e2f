// clean: kernels of several ranks, tiled and untiled, read and set texels of textures and of views of textures
#include <amp.h>
#include <amp_graphics.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  std::vector<float> source(64), result(64);
  for (int i = 0; i < 64; ++i)
    source[i] = float(i);
  array_view<float, 2> out(8, 8, result);

  texture<int, 1> line(8);
  texture_view<int, 1> line_view(line);
  parallel_for_each(line.extent, [=](index<1> i) restrict(amp) { line_view.set(i, i[0] + 1); });

  texture<float, 2> plane(8, 8, source.data(), 256u, 32u);
  texture_view<const float, 2> plane_view(plane);
  parallel_for_each(plane.extent, [=](index<2> i) restrict(amp) {
    out[i] = plane_view[i] + plane_view[index<2>(7 - i[0], i[1])];
  });
  parallel_for_each(out.extent.tile<4, 4>(), [=](tiled_index<4, 4> t) restrict(amp) {
    tile_static float part[4][4];
    part[t.local[0]][t.local[1]] = plane_view[t.global];
    t.barrier.wait();
    out[t] += part[t.local[1]][t.local[0]];
  });
  parallel_for_each(plane.extent, [&plane](index<2> i) restrict(amp) { plane.set(i, 1.f); });

  texture<float_4, 2> colors(8, 8);
  texture_view<float_4, 2> colors_view(colors);
  parallel_for_each(colors.extent,
                    [=](index<2> i) restrict(amp) { colors_view.set(i, float_4(1.f)); });

  texture<unorm_4, 3> packed(4, 4, 4, 8u);
  texture_view<unorm_4, 3> packed_view(packed);
  parallel_for_each(packed.extent, [=](index<3> i) restrict(amp) {
    packed_view.set(i, unorm_4(unorm(i[0] / 4.f)));
  });

  std::vector<int> numbers(8);
  copy(line, numbers.data(), 32u);
  std::printf("%d %g\n", numbers[5], out(1, 2));
  return numbers[5] == 6 ? 0 : 1;
}
