// clean: the host writes the other half of a vector while a view of the first half is active
#include <amp.h>
#include <algorithm>
#include <cstring>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(64), saved(64);
  array_view<int> low(32, data.data());
  parallel_for_each(low.extent, [=](index<1> i) restrict(amp) { low[i] = 1; });
  std::fill(data.begin() + 32, data.end(), 2);
  low.synchronize();
  std::memcpy(saved.data(), data.data(), 256);
  return !(saved[3] == 1 && saved == data);
}
