// kind 1: a difference of neighbours goes to the left by a pointer; variable samples
// message: thread 0 reads element -1 of 'samples' at pointer_before_array.cpp:12, which has 32 elements
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  const std::vector<int> data(32, 3);
  array<int> samples(32, data.begin());
  array<int> differences(32);
  parallel_for_each(samples.extent, [&samples, &differences](index<1> i) restrict(amp) {
    const int *here = &samples[i], left = here[-1]; // FAULT
    differences[i] = *here - left;
  });
}
