// kind 6: the host resets data that a kernel has changed, then the view is synchronized; variable counts
// message: the host writes memory at host_write_replaced.cpp:13, but 'counts' has changed this memory
// message: and the synchronization at host_write_replaced.cpp:14 replaces what the host has written
#include <amp.h>
#include <algorithm>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(64, 1);
  array_view<int> counts(64, data);
  parallel_for_each(counts.extent, [=](index<1> i) restrict(amp) { counts[i] += i[0]; });
  std::fill(data.begin(), data.end(), 0);
  counts.synchronize();
}
