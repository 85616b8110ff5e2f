// clean: pointers stay in their rows, and in arrays of the threads
#include <amp.h>
#include <vector>
using namespace concurrency;

struct entry {
  int key;
  float weight;
};

int main() {
  std::vector<float> data(48, 2), results(6);
  const array_view<const float, 2> matrix(6, 8, data);
  const array_view<float> sums(6, results);
  parallel_for_each(sums.extent, [=](index<1> i) restrict(amp) {
    entry stack[4];
    int top = 0;
    const float *p = &matrix(i[0], 0);
    for (int k = 0; k < 4; ++k, p += 2) {
      stack[top].key = k;
      stack[top++].weight = p[0] + p[1];
    }
    float sum = 0;
    for (const entry *one = stack + top; one != stack;)
      sum += (--one)->weight;
    sums[i] = sum;
  });
  sums.synchronize();
  return results[5] != 16;
}
