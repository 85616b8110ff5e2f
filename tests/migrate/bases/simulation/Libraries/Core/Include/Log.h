#pragma once
#include <string>

namespace Sim { namespace Core {

enum class Level { Info, Warning, Error };

class ILogger
{
public:
    virtual ~ILogger() {}
    virtual void Write(Level level, const std::wstring& text) = 0;
};

void SetLogger(ILogger* logger);
void Log(Level level, LPCWSTR format, ...);
unsigned LoggedLines();

}}
