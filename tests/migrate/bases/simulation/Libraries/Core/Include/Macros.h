#ifndef MACROS_H
#define MACROS_H

#if _MSC_VER >= 1800
#define SIM_OVERRIDE override
#else
#define SIM_OVERRIDE
#endif

#ifdef SIM_CHECKS
#define SIM_ASSERT(x) do { if (!(x)) { OutputDebugStringA("assertion failed: " #x "\n"); __debugbreak(); } } while (0)
#else
#define SIM_ASSERT(x) __noop
#endif

#define SIM_DISALLOW_COPY(T) private: T(const T&); T& operator=(const T&)

#endif
