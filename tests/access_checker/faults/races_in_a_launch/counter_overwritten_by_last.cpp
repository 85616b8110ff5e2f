// kind 3: the last thread counts itself, and then overwrites the counter of all threads; variable counter
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> count(1);
  array_view<int> counter(1, count);
  parallel_for_each(extent<1>(32), [=](index<1> i) restrict(amp) {
    atomic_fetch_inc(&counter[0]); // FAULT
    if (i[0] == 31)
      counter[0] = 5; // FAULT
  });
  counter.synchronize();
  return 0;
}
