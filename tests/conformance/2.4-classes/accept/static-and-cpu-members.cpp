// Static data members and cpu member functions of any type do not make a class incompatible.
//
// accept: L-2.4.1.3-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>
#include <vector>

struct config
{
    static std::string name;
    static char letter;
    static const int limit = 8;
    typedef std::vector<short> history;
    enum mode { fast, exact };
    int n;
    history record() const { return history(std::size_t(n)); }
    char first() const { return name[0]; }
    int twice() const restrict(cpu, amp) { return n * 2 + limit + exact; }
};
std::string config::name = "name";
char config::letter = 'x';

int main()
{
    config c = {5};
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.twice(); });
    check("kernel", v[0], 19);
    check("host", double(c.record().size()) + (c.first() == 'n') + (config::letter == 'x'), 7);
    return failures;
}
