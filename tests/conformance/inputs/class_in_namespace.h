// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A class of a namespace in a header without C++ AMP.
#ifndef CLASS_IN_NAMESPACE_H
#define CLASS_IN_NAMESPACE_H
namespace plain {
struct spot { int x, y; };
class worker
{
    struct hidden { int h; };
    int secret;
public:
    worker() : secret(3) {}
    int run(spot p) const;
};
}
#endif
