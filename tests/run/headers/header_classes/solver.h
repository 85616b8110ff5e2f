// Header classes with member functions in two source files. The kernels there
// use private and protected members of the classes.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SOLVER_H
#define SOLVER_H

#include <amp.h>
#include <vector>

class solver
{
public:
    explicit solver(int n);
    int step();
    int step(float scale);
    template <typename T> int blend(T weight);
    friend int peek(const solver& s);

protected:
    struct cell
    {
        int v;
        int twice() const restrict(amp, cpu) { return 2 * v; }
    };
    static const int width = 16;
    enum kind { cold = 3, hot };
    static int shifted(int x) restrict(amp, cpu) { return x + width; }

private:
    std::vector<int> m_data;
};

// Its kernel uses only a type and constants of the base class.
class fast_solver : private solver
{
public:
    fast_solver() : solver(4) {}
    int run();
};

namespace algebra
{
template <typename T>
class matrix
{
    static const int rank = 2;
    struct element { T value; };
    concurrency::array<T, 1> m_elements;

public:
    class row
    {
        static const int offset = 5;

    public:
        int first(concurrency::array_view<T, 1> v);
    };
    explicit matrix(int n);
    T sum();
    template <typename U> T scaled(U by);
};
}

#endif
