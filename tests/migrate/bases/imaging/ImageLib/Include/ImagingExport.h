#pragma once

// The library was a DLL until version 2.
#if defined(IMAGING_DLL)
#ifdef IMAGING_EXPORTS
#define IMAGING_API __declspec(dllexport)
#else
#define IMAGING_API __declspec(dllimport)
#endif
#else
#define IMAGING_API
#endif
