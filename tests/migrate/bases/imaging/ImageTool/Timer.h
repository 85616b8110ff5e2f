#pragma once

#include <windows.h>

class Timer
{
public:
    Timer() { ::QueryPerformanceFrequency(&m_frequency); Start(); }
    void Start() { ::QueryPerformanceCounter(&m_start); }

    double Milliseconds() const
    {
        LARGE_INTEGER now;
        ::QueryPerformanceCounter(&now);
        return double(now.QuadPart - m_start.QuadPart) * 1000.0 / double(m_frequency.QuadPart);
    }

private:
    LARGE_INTEGER m_frequency, m_start;
};
