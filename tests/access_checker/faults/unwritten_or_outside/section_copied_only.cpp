// kind 1: only the left half of a matrix is uploaded; variable matrix
// message: thread (0, 4) reads element (0, 4) of 'matrix'
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  array<int, 2> matrix(4, 8);
  const std::vector<int> half(16, 1);
  copy(half.begin(), half.end(), matrix.section(0, 0, 4, 4));
  array_view<int, 2> result(4, 8);
  parallel_for_each(result.extent, [&matrix, result](index<2> i) restrict(amp) {
    result[i] = matrix[i]; // FAULT
  });
}
