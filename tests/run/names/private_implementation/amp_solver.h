// Like plain_solver.h, but this header is translated. The kernels may use all
// private members of the implementation.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef AMP_SOLVER_H
#define AMP_SOLVER_H

#include <amp.h>
#include <memory>
class amp_solver
{
    class impl;
    std::unique_ptr<impl> p;

public:
    amp_solver();
    ~amp_solver();
    int run();
};

#endif
