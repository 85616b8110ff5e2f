#pragma once
#include <tchar.h>
void LogLine(LPCTSTR format, ...);
std::wstring Widen(const char* text);
