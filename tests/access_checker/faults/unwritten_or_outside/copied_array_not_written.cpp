// kind 1: an array is copied before anyone writes it; variable second
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  array<int> first(8), second(8);
  copy(first, second);
  array_view<int> result(8);
  parallel_for_each(result.extent, [=, &second](index<1> i) restrict(amp) {
    result[i] = second[i]; // FAULT
  });
}
