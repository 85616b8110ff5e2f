#pragma once
#include <string>

struct Options
{
    int bodies;
    int steps;
    bool verbose;
    Options() : bodies(200), steps(5), verbose(false) {}
    bool Parse(int argc, TCHAR* argv[]);
};
