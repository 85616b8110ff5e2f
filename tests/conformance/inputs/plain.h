// Classes with private types, in a header without C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <memory>
#include <vector>
class simulation {
public:
    explicit simulation(int n);
    float step();
private:
    enum class state : int { cold, warm };
    enum kind { solid, liquid };
    struct particle { float x, v; state s; kind k; float energy() const; };
    typedef particle item;
    std::vector<particle> particles;
};
class owner {
    class impl;
    std::unique_ptr<impl> p;
public:
    owner();
    ~owner();
    int run();
};
