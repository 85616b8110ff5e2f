#pragma once
#include <windows.h>

class CHighResTimer
{
public:
    CHighResTimer();
    void Start();
    double ElapsedMs() const;
private:
    LARGE_INTEGER m_freq;
    LARGE_INTEGER m_start;
};
