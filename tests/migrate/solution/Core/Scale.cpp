#include "Inc/scale.h"
void scale(concurrency::array_view<float, 1> v, float f) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= f; });
}
