// kind 6: the host reads without a synchronization, and objects of the program have work to do at its end; variable v
// output: function at the end: 3
// output: destructor at the end: 3
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace concurrency;

int last = 0;

struct finisher {
  ~finisher() { std::printf("destructor at the end: %d\n", last); }
} const at_end;

int main() {
  std::atexit([] { std::printf("function at the end: %d\n", last); });
  std::vector<int> numbers(16);
  array_view<int> v(16, numbers);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  last = numbers[3]; // FAULT
  v.synchronize();
  return 0;
}
