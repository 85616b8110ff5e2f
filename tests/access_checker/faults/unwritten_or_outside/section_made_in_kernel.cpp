// kind 1: an index is outside of a section that the kernel makes; variable image
// message: accesses 'image' at section_made_in_kernel.cpp:12: the index (3, 0) is outside
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(36);
  array_view<int, 2> image(6, 6, data);
  parallel_for_each(extent<2>(4, 4), [=](index<2> i) restrict(amp) {
    const array_view<int, 2> window = image.section(i, extent<2>(3, 3));
    window(3, 0) = i[0]; // FAULT
  });
  image.synchronize();
}
