// kind 3: two views of one vector, a flat one and a matrix, are written in one kernel; variable matrix
// message: writes element (0, 1) of 'matrix' at two_shapes_of_memory.cpp:13, and thread 1 writes it as element 1 of 'flat' at two_shapes_of_memory.cpp:12
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(64);
  array_view<int> flat(64, data);
  array_view<int, 2> matrix = flat.view_as(extent<2>(8, 8));
  parallel_for_each(flat.extent, [=](index<1> i) restrict(amp) {
    flat[i] = i[0] + 5; // FAULT
    matrix(i[0] / 8, (i[0] + 1) % 8) = 2; // FAULT
  });
  flat.synchronize();
}
