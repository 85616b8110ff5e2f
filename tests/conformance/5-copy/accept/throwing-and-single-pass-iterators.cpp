// Exceptions of user iterators reach the caller of copy, and single-pass ranges copy completely.
//
// accept: R-5.3-c, R-5.3-d, R-5.3.3-a, R-5.3.3-d, R-5.3-i, R-5.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <vector>
#include "check.h"
using namespace std;
using namespace concurrency;

class counting
{
    int at;

public:
    typedef std::input_iterator_tag iterator_category;
    typedef int value_type;
    typedef int difference_type;
    typedef const int *pointer;
    typedef int reference;
    explicit counting(int k) : at(k) {}
    int operator*() const { return at == 5 ? throw out_of_range("five") : at; }
    counting &operator++() { return ++at, *this; }
    counting operator++(int) { return counting(at++); }
    bool operator==(const counting &other) const { return at == other.at; }
    bool operator!=(const counting &other) const { return at != other.at; }
};

struct convertible
{
    int value;
    operator int() const { return value; }
};

template <typename Exception, typename Action> static void throws(const char *what, Action action)
{
    try
    {
        action();
    }
    catch (const Exception &)
    {
        return;
    }
    check(what, 0, 1);
}

int main()
{
    concurrency::array<int, 1> a(10);
    vector<int> host(10, 3);
    array_view<int, 1> v(10, host);
    throws<out_of_range>("range to array", [&] { copy(counting(0), counting(10), a); });
    throws<out_of_range>("start to array", [&] { copy(counting(0), a); });
    throws<out_of_range>("to view", [&] { copy(counting(0), v); });
    throws<out_of_range>("async", [&] { copy_async(counting(0), counting(10), a).get(); });
    throws<runtime_exception>("too few", [&] { copy(counting(6), counting(15), a); });
    throws<runtime_exception>("too many", [&] { copy(counting(6), counting(17), v); });
    copy(counting(6), counting(16), a);
    copy(counting(6), v);
    vector<int> back = a;
    check("array", back[0] * 100 + back[9], 615);
    check("view", v[0] * 100 + v[9], 615);

    istringstream in("1 2 3 4 5 6 7 8 9 10");
    concurrency::array<float, 1> f(10);
    copy(istream_iterator<int>(in), istream_iterator<int>(), f);
    ostringstream out;
    copy(f, ostream_iterator<float>(out, " "));
    check("streams", out.str() == "1 2 3 4 5 6 7 8 9 10 ", 1);
    vector<convertible> from(10, convertible{8});
    copy(from.begin(), from.end(), a);
    vector<double> doubles;
    copy_async(a, back_inserter(doubles)).get();
    check("converted", doubles.size() == 10 && doubles[9] == 8, 1);
    vector<short> shorts(10, 12);
    copy(shorts.begin(), shorts.end(), f);
    vector<bool> bits(10);
    copy(f, bits.begin());
    check("bits", bits[9], 1);
    copy(shorts.begin(), shorts.end(), host.begin()); // std's
    v.refresh();
    check("std::copy", v[9], 12);
    return failures;
}
