// The cpu function of a pair may use static variables, exceptions and standard containers.
//
// accept: L-2.3.2.1-d, L-2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <map>
#include <stdexcept>
#include <string>

int lookup(int key) restrict(amp) { return key * 2; }
int lookup(int key)
{
    static std::map<std::string, int> table;
    try
    {
        if (key < 0)
            throw std::runtime_error("negative");
        char letter = char('a' + key);
        return ++table[std::string(3, letter)] + key * 2;
    }
    catch (const std::exception &)
    {
        return -1;
    }
}
int find(int key) restrict(cpu, amp) { return key == 0 ? 0 : lookup(key); }

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = find(i[0] - 1); });
    check("0", v[0], -2);
    check("1", v[1], 0);
    check("2", v[2], 2);
    check("host", find(1) + find(1), 7);
    check("host, negative", find(-3), -1);
    return failures;
}
