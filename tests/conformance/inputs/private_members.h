// A class of a header without C++ AMP. Only its member functions can access its private members.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

class scale
{
    friend class particle;
    int unit = 3;
};

class base
{
protected:
    int mass = 5;
};

class particle : public base
{
public:
    explicit particle(int n)
        : low(n + 100), weight(n), place{n + 1, n + 2}, at{n + 3} {}

    int sum(int *results);
    int copied(int *results);
    int others(int *results);
    template <typename T> int as(int *results, T factor);

private:
    struct cell { int n; };
    union { int low; float real; };
    int weight;
    int place[2];
    cell at;
};
