// kind 6: the host copies results by a function of the C library before the synchronization; variable results
#include <amp.h>
#include <cstring>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(16), saved(16);
  array_view<int> results(16, data);
  parallel_for_each(results.extent, [=](index<1> i) restrict(amp) { results[i] = i[0] + 1; });
  std::memcpy(saved.data(), data.data(), 64); // FAULT
  results.synchronize();
}
