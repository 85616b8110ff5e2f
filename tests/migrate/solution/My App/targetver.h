#pragma once
// Français
#include <SDKDDKVer.h>
