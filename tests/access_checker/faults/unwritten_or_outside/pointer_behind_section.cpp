// kind 1: a pointer goes from a section to the rest of the vector; variable part; also with -O0
// message: thread 15 writes element 16 of 'part' at pointer_behind_section.cpp:13, which has 16 elements
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(64);
  array_view<int> all(64, data);
  array_view<int> part = all.section(0, 16);
  parallel_for_each(part.extent, [=](index<1> i) restrict(amp) {
    int *next = &part[i];
    next[1] = 5; // FAULT
  });
  part.synchronize();
}
