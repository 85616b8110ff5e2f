// kind 3: two threads set the same texel of a 3-D texture; variable voxels; also with -O0
// message: thread (0, 0, 0) writes element (3, 0, 2) of 'voxels'
#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  texture<int, 3> volume(4, 4, 4);
  texture_view<int, 3> voxels(volume);
  parallel_for_each(extent<3>(4, 4, 4), [=](index<3> i) restrict(amp) {
    voxels.set(index<3>(3, i[1], 2), i[0] + 1); // FAULT
  });
}
