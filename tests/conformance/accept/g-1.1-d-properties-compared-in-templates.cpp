// §1.1 (properties): a property of a dependent type is compared by the members of its class, though the program declares an operator of that
// name for another class.
#include <amp.h>
using namespace concurrency;
struct ticket { int n; };
inline bool operator!=(int a, const ticket &b) { return a != b.n; }
template <typename T, int N> bool same(const extent<N> &e) {
  accelerator_view v = accelerator().default_view;
  array<T, N> a(e, v, v);
  if (a.associated_accelerator_view != a.accelerator_view)
    return false;
  return a.extent == e;
}
int main() { return !same<int, 2>(extent<2>(3, 4)); }
