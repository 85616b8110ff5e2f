// kind 3: two threads set the same texel; variable image
#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  texture<int, 2> pixels(8, 8);
  texture_view<int, 2> image(pixels);
  parallel_for_each(extent<2>(8, 8), [=](index<2> i) restrict(amp) {
    image.set(index<2>(i[0], i[1] / 2), i[1] + 1); // FAULT
  });
  return 0;
}
