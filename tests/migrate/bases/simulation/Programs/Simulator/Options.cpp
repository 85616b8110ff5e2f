#include "stdafx.h"
#include "Options.h"

bool Options::Parse(int argc, TCHAR* argv[])
{
    for (int i = 1; i < argc; ++i)
    {
        if (_tcsicmp(argv[i], _T("/verbose")) == 0)
            verbose = true;
        else if (_tcsncmp(argv[i], _T("/bodies:"), 8) == 0)
            bodies = _ttoi(argv[i] + 8);
        else
            return false;
    }
    return bodies > 0;
}
