#include "stdafx.h"
#include "log.h"
#include <stdarg.h>

namespace Sim { namespace Core {

namespace
{
    CRITICAL_SECTION g_lock;
    struct LockInitializer
    {
        LockInitializer() { InitializeCriticalSection(&g_lock); }
        ~LockInitializer() { DeleteCriticalSection(&g_lock); }
    } g_initializer;
    ILogger* g_logger = nullptr;
    volatile LONG g_lines = 0;
}

void SetLogger(ILogger* logger) { g_logger = logger; }

void Log(Level level, LPCWSTR format, ...)
{
    wchar_t buffer[512];
    va_list arguments;
    va_start(arguments, format);
    _vsnwprintf_s(buffer, _countof(buffer), _TRUNCATE, format, arguments);
    va_end(arguments);
    InterlockedIncrement(&g_lines);
    EnterCriticalSection(&g_lock);
    if (g_logger)
        g_logger->Write(level, buffer);
    LeaveCriticalSection(&g_lock);
}

unsigned LoggedLines() { return static_cast<unsigned>(g_lines); }

}}
