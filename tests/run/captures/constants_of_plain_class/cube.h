// A class without C++ AMP. Its header is not translated.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#ifndef CUBE_H
#define CUBE_H

class cube {
public:
  enum { size = 17 };
  static const int depth = 4;
  typedef float real;
  void apply(int *results) const;

private:
  static const int hidden = 3;
};

#endif // CUBE_H
