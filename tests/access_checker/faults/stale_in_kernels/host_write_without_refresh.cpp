// kind 5: the host changes coefficients between two launches without refresh(); variable weights
// message: thread 1 reads element 1 of 'weights' at host_write_without_refresh.cpp:13, but the host has changed this memory at host_write_without_refresh.cpp:15
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> coefficients(4, 1), data(16);
  array_view<const int> weights(4, coefficients);
  array_view<int> sums(16, data);
  for (int pass = 0; pass < 2; ++pass) {
    parallel_for_each(sums.extent, [=](index<1> i) restrict(amp) {
      sums[i] += weights[i[0] % 4];
    });
    coefficients[1] = 7;
  }
  sums.synchronize();
}
