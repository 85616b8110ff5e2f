#include "TIMER.H"

CHighResTimer::CHighResTimer() { QueryPerformanceFrequency(&m_freq); Start(); }
void CHighResTimer::Start() { QueryPerformanceCounter(&m_start); }
double CHighResTimer::ElapsedMs() const
{
    LARGE_INTEGER now;
    QueryPerformanceCounter(&now);
    return (now.QuadPart - m_start.QuadPart) * 1000.0 / m_freq.QuadPart;
}
