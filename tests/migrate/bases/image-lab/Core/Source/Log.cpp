#include <windows.h>
#include <string>
#include "log.h"
#include <stdarg.h>
#include <stdio.h>

void LogLine(LPCTSTR format, ...)
{
    TCHAR buffer[512];
    va_list args;
    va_start(args, format);
    _vstprintf_s(buffer, _countof(buffer), format, args);
    va_end(args);
    OutputDebugString(buffer);
    _tprintf(_T("%s\n"), buffer);
}

std::wstring Widen(const char* text)
{
    int n = MultiByteToWideChar(CP_UTF8, 0, text, -1, NULL, 0);
    std::wstring w(n, L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text, -1, &w[0], n);
    w.resize(n - 1);
    return w;
}
