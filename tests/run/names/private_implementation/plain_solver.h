// A class whose private implementation contains kernels. This header does not
// use C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef PLAIN_SOLVER_H
#define PLAIN_SOLVER_H

#include <memory>
class plain_solver
{
    class impl;
    std::unique_ptr<impl> p;

public:
    plain_solver();
    ~plain_solver();
    int run();
};

#endif
