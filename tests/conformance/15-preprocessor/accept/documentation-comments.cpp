// Documentation comments have no effect anywhere in a program.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//< before anything
/*< and again */ /**< a third */
#include <amp.h> //< after a directive
#include <vector>
//! \param nothing of the kind
/*! @tparam T
 *  \return void
 */
using namespace concurrency;
int main() { //< starts here
  std::vector<int> r(4);
  array_view<int> v(4, r); /*< a view */
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { //!< a kernel
    v[i] = i[0];                                              ///< an element
  });
  v.synchronize();
  return r[3] != 3; /*!< done */
} //<
