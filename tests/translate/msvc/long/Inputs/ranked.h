// Overloads that `int` and `long` rank.
#pragma once
template <class T> int ranked(const T &value, int) { return int(value.size()); }
template <class T> int ranked(const T &, long) { return -1; }
