// kind 6: the host compares vectors before the synchronization; variable results
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(16), expected(16);
  array_view<int> results(16, data);
  parallel_for_each(results.extent, [=](index<1> i) restrict(amp) { results[i] = i[0] + 1; });
  const bool same = data == expected; // FAULT
  results.synchronize();
  return same;
}
