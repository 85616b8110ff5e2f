// stdafx.h : include file for standard system include files
//

#pragma once

#include "targetver.h"

#define WIN32_LEAN_AND_MEAN
#include <Windows.h>

#include <amp.h>
#include <amp_math.h>
#include <vector>
#include <algorithm>
