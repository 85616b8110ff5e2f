// kind 3: two threads write one element of a section of a matrix; variable window
// message: thread (1, 0) writes element (1, 0) of 'window'
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<double> numbers(16);
  array_view<double, 2> matrix(4, 4, numbers);
  array_view<double, 2> window = matrix.section(1, 1, 3, 3);
  parallel_for_each(extent<2>(3, 3), [=](index<2> i) restrict(amp) {
    window(i[0], i[0] == 1 ? i[1] / 2 : i[1]) = i[0] * 3 + i[1] + 1; // FAULT
  });
  matrix.synchronize();
  return 0;
}
