// Amp code calls a visible amp function although a block's directive brings a better cpu template.
//
// accept: L-2.3.2.1-f
//
// The names of the namespace are visible to the end of the block (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

namespace n {
template <typename T> unsigned trace(T &&) { return 1; }
} // namespace n

inline unsigned trace(float) restrict(amp) { return 2; }

inline unsigned in_block(int i) restrict(amp) {
  using namespace n;
  return trace(bool(i & 1));
}

inline unsigned in_inner_block(int i) restrict(amp) {
  unsigned sum = 0;
  {
    using namespace n;
    sum += trace(bool(i & 1));
  }
  return sum + trace(float(i));
}

template <typename T> unsigned in_template(T i) restrict(amp) {
  using namespace n;
  return trace(bool(i & 1));
}

int main() {
  array_view<unsigned> out(4);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    using namespace n;
    out[0] = in_block(1);
    out[1] = in_inner_block(1);
    out[2] = in_template(1);
    out[3] = trace(true);
  });
  return out[0] == 2 && out[1] == 4 && out[2] == 2 && out[3] == 2 ? 0 : 1;
}
