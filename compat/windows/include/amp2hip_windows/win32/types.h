//===--- types.h - DWORD, BOOL, HANDLE and other types -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The types of windows.h with their sizes of 64-bit Windows: LONG and DWORD have 32 bits, whereas
/// `long` has 64 bits here, and WCHAR is `wchar_t`, which has 4 bytes here.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_TYPES_H
#define AMP2HIP_WINDOWS_WIN32_TYPES_H

#include "amp2hip_windows/language/annotations.h"
#include <stddef.h>
#include <stdint.h>

#define VOID void
#define CONST const
#ifndef TRUE
#define TRUE 1
#define FALSE 0
#endif
#ifndef IN
#define IN
#define OUT
#endif
#define FAR
#define NEAR
#define PASCAL
#define WINAPI
#define WINAPIV
#define CALLBACK
#define APIENTRY
#define APIPRIVATE
#define WINBASEAPI
#define FORCEINLINE static __inline__
#define DECLSPEC_ALIGN(bytes) __attribute__((aligned(bytes)))
#define DECLSPEC_NORETURN __attribute__((noreturn))
// Only the translator's Clang needs it: AMP2HIP_UUID declares the identifier for other compilers.
#ifdef AMP2HIP_TRANSLATING
#define DECLSPEC_UUID(text) __declspec(uuid(text))
#else
#define DECLSPEC_UUID(text)
#endif
#define DECLSPEC_NOVTABLE
#ifdef __cplusplus
#define EXTERN_C extern "C"
#else
#define EXTERN_C extern
#endif
#define STDMETHODCALLTYPE
#define STDMETHODVCALLTYPE
#define STDAPICALLTYPE
#define STDAPIVCALLTYPE
#define STDAPI EXTERN_C HRESULT STDAPICALLTYPE
#define STDAPI_(type) EXTERN_C type STDAPICALLTYPE
#define STDMETHODIMP HRESULT STDMETHODCALLTYPE
#define STDMETHODIMP_(type) type STDMETHODCALLTYPE
#define UNALIGNED
#define MAX_PATH 260

// Integers.
typedef int BOOL;
typedef unsigned char BYTE, UCHAR, BOOLEAN;
typedef char CHAR, CCHAR;
typedef short SHORT;
typedef unsigned short WORD, USHORT, ATOM;
typedef int INT;
typedef unsigned int UINT;
// amp2hip compares the overloads that `int` and `long` select.
#ifdef AMP2HIP_LONG_IN_HEADERS
typedef long LONG;
typedef unsigned long DWORD, ULONG;
#else
typedef int LONG;
typedef unsigned int DWORD, ULONG;
#endif
typedef int8_t INT8;
typedef uint8_t UINT8;
typedef int16_t INT16;
typedef uint16_t UINT16;
typedef int32_t INT32, LONG32;
typedef uint32_t UINT32, ULONG32, DWORD32;
typedef long long LONGLONG, INT64, LONG64;
typedef unsigned long long ULONGLONG, UINT64, ULONG64, DWORD64, DWORDLONG;
typedef long long INT_PTR, LONG_PTR;
typedef unsigned long long UINT_PTR, ULONG_PTR, DWORD_PTR;
typedef DWORD_PTR *PDWORD_PTR;
typedef size_t SIZE_T;
typedef long long SSIZE_T;
typedef float FLOAT;
typedef double DOUBLE;
typedef wchar_t WCHAR;
typedef UINT_PTR WPARAM;
typedef LONG_PTR LPARAM, LRESULT;
typedef DWORD COLORREF, LCID;
typedef WORD LANGID;

// Pointers.
typedef void *PVOID, *LPVOID;
typedef const void *LPCVOID;
typedef BOOL *PBOOL, *LPBOOL;
typedef BYTE *PBYTE, *LPBYTE;
typedef UCHAR *PUCHAR;
typedef CHAR *PCHAR, *PSTR, *LPSTR, *LPCH;
typedef const CHAR *PCSTR, *LPCSTR;
typedef WCHAR *PWCHAR, *PWSTR, *LPWSTR;
typedef const WCHAR *PCWSTR, *LPCWSTR;
typedef SHORT *PSHORT;
typedef WORD *PWORD, *LPWORD;
typedef INT *PINT, *LPINT;
typedef UINT *PUINT;
typedef LONG *PLONG, *LPLONG;
typedef DWORD *PDWORD, *LPDWORD;
typedef ULONG *PULONG;
typedef LONGLONG *PLONGLONG, *PLONG64;
typedef ULONGLONG *PULONGLONG, *PULONG64;
typedef SIZE_T *PSIZE_T;
typedef FLOAT *PFLOAT;

// Text that depends on UNICODE, like the names of functions that end in A or W.
#if defined(UNICODE)
typedef WCHAR TCHAR, *PTCHAR, *PTSTR, *LPTSTR;
typedef const WCHAR *PCTSTR, *LPCTSTR;
#define AMP2HIP_TEXT(text) L##text
#define AMP2HIP_A_OR_W(name) name##W
#else
typedef CHAR TCHAR, *PTCHAR, *PTSTR, *LPTSTR;
typedef const CHAR *PCTSTR, *LPCTSTR;
#define AMP2HIP_TEXT(text) text
#define AMP2HIP_A_OR_W(name) name##A
#endif
#define TEXT(text) AMP2HIP_TEXT(text)

// Handles. A HANDLE is an object of this library; there are no windows and modules.
typedef void *HANDLE, **PHANDLE, **LPHANDLE;
#define DECLARE_HANDLE(name) typedef struct name##__ *name
DECLARE_HANDLE(HWND);
DECLARE_HANDLE(HINSTANCE);
DECLARE_HANDLE(HDC);
DECLARE_HANDLE(HICON);
DECLARE_HANDLE(HBRUSH);
DECLARE_HANDLE(HMENU);
DECLARE_HANDLE(HBITMAP);
DECLARE_HANDLE(HKEY);
DECLARE_HANDLE(HRSRC);
typedef HINSTANCE HMODULE;
typedef HICON HCURSOR;
typedef HANDLE HGLOBAL, HLOCAL;
typedef INT_PTR (*FARPROC)(void);
#define INVALID_HANDLE_VALUE ((HANDLE)(LONG_PTR) - 1)

typedef union _LARGE_INTEGER {
  __extension__ struct {
    DWORD LowPart;
    LONG HighPart;
  };
  struct {
    DWORD LowPart;
    LONG HighPart;
  } u;
  LONGLONG QuadPart;
} LARGE_INTEGER, *PLARGE_INTEGER;
typedef union _ULARGE_INTEGER {
  __extension__ struct {
    DWORD LowPart;
    DWORD HighPart;
  };
  struct {
    DWORD LowPart;
    DWORD HighPart;
  } u;
  ULONGLONG QuadPart;
} ULARGE_INTEGER, *PULARGE_INTEGER;

typedef struct tagPOINT {
  LONG x, y;
} POINT, *PPOINT, *LPPOINT;
typedef struct tagPOINTS {
  SHORT x, y;
} POINTS, *PPOINTS, *LPPOINTS;
typedef struct tagSIZE {
  LONG cx, cy;
} SIZE, *PSIZE, *LPSIZE;
typedef struct tagRECT {
  LONG left, top, right, bottom;
} RECT, *PRECT, *LPRECT;
typedef const RECT *LPCRECT;
typedef struct _GUID {
  DWORD Data1;
  WORD Data2, Data3;
  BYTE Data4[8];
} GUID, IID, CLSID;
#ifdef __cplusplus
typedef const GUID &REFGUID, &REFIID, &REFCLSID;
#endif
typedef struct _SECURITY_ATTRIBUTES {
  DWORD nLength;
  LPVOID lpSecurityDescriptor;
  BOOL bInheritHandle;
} SECURITY_ATTRIBUTES, *PSECURITY_ATTRIBUTES, *LPSECURITY_ATTRIBUTES;
typedef struct _OVERLAPPED {
  ULONG_PTR Internal, InternalHigh;
  DWORD Offset, OffsetHigh;
  HANDLE hEvent;
} OVERLAPPED, *LPOVERLAPPED;

#endif // AMP2HIP_WINDOWS_WIN32_TYPES_H
