// kind 1: the threads of the last column read beyond the matrix; variable matrix
// message: thread (0, 7) accesses 'matrix' at column_outside.cpp:12: the index (0, 8) is outside of an array or array_view of extent (8, 8)
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> numbers(64), results(64);
  array_view<const int, 2> matrix(8, 8, numbers);
  array_view<int, 2> out(8, 8, results);
  parallel_for_each(out.extent, [=](index<2> i) restrict(amp) {
    out[i] = matrix(i[0], i[1] + 1); // FAULT
  });
  out.synchronize();
  return 0;
}
