// clean: staging arrays are filled and copied in each pass
#include <amp.h>
using namespace concurrency;

int main() {
  const accelerator_view host = accelerator(accelerator::cpu_accelerator).default_view;
  const accelerator_view place = accelerator().default_view;
  array<int> up(16, host, place), down(16, host, place), data(16, place);
  bool right = true;
  for (int pass = 0; pass < 3; ++pass) {
    for (int i = 0; i < 16; ++i)
      up[i] = i * pass;
    copy(up, data);
    parallel_for_each(data.extent, [&data](index<1> i) restrict(amp) { data[i] += 1; });
    copy(data, down);
    right = right && down[5] == 5 * pass + 1;
  }
  return !right;
}
