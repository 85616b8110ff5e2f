#pragma once
#include <Windows.h>
#include "Macros.h"

namespace Sim { namespace Core {

class StopWatch
{
    SIM_DISALLOW_COPY(StopWatch);
    LARGE_INTEGER start_;
    DWORD ticks_;
public:
    StopWatch() : ticks_(GetTickCount()) { QueryPerformanceCounter(&start_); }
    double Seconds() const
    {
        LARGE_INTEGER now, frequency;
        QueryPerformanceCounter(&now);
        QueryPerformanceFrequency(&frequency);
        return static_cast<double>(now.QuadPart - start_.QuadPart) / frequency.QuadPart;
    }
    DWORD Ticks() const { return GetTickCount() - ticks_; }
};

}}
