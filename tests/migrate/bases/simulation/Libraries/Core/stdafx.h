#pragma once
#define NOMINMAX
#include <Windows.h>
#include <tchar.h>
#include <amp.h>
#include <string>
#include <vector>
#include <iostream>
