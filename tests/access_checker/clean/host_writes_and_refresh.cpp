// clean: the host changes its data between launches, with refresh() or through the view
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(16, 1), results(16);
  const array_view<const int> input(16, data);
  const array_view<int> output(16, results);
  for (int pass = 0; pass < 3; ++pass) {
    for (int &one : data)
      one += pass;
    input.refresh();
    parallel_for_each(output.extent, [=](index<1> i) restrict(amp) { output[i] += input[i]; });
    output[0] = 100;
    output(1) += 5;
  }
  output.synchronize();
  return !(results[0] == 100 && results[2] == 1 + 2 + 4);
}
