// kind 3: a scatter through a view in a structure collides; variable buffers.target
// message: element 0 of 'buffers.target'
#include <amp.h>
#include <vector>
using namespace concurrency;

struct buffer_pair {
  array_view<int> source, target;
};

int main() {
  std::vector<int> a(16), b(16);
  const buffer_pair buffers = {array_view<int>(16, a), array_view<int>(16, b)};
  parallel_for_each(buffers.target.extent, [=](index<1> i) restrict(amp) {
    buffers.target[i[0] * 3 % 12] = i[0]; // FAULT
  });
}
