//===--- tchar_narrow.h - tchar.h without _UNICODE -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TCHAR_NARROW_H
#define AMP2HIP_WINDOWS_CRT_TCHAR_NARROW_H

typedef char TCHAR;
#define __T(text) text

#define _TEOF EOF
#define _TINT int
#define _tmain main
#define _tWinMain WinMain
#define __targv __argv
#define _tpgmptr _pgmptr
#define _tprintf printf
#define _ftprintf fprintf
#define _vtprintf vprintf
#define _vftprintf vfprintf
#define _tprintf_s printf_s
#define _ftprintf_s fprintf_s
#define _stprintf sprintf
#define _stprintf_s sprintf_s
#define _vstprintf_s vsprintf_s
#define _sntprintf _snprintf
#define _vsntprintf _vsnprintf
#define _sntprintf_s _snprintf_s
#define _vsntprintf_s _vsnprintf_s
#define _sctprintf _scprintf
#define _vsctprintf _vscprintf
#define _tscanf_s scanf_s
#define _ftscanf_s fscanf_s
#define _stscanf_s sscanf_s
#define _stscanf sscanf
#define _tscanf scanf
#define _ftscanf fscanf
#define _fgettc fgetc
#define _fputtc fputc
#define _fgetts fgets
#define _fputts fputs
#define _gettchar getchar
#define _puttchar putchar
#define _putts puts
#define _tfopen(name, mode) _fsopen(name, mode, 0)
#define _tfopen_s fopen_s
#define _tfsopen _fsopen
#define _tremove _unlink
#define _tsetlocale setlocale
#define _tsplitpath _splitpath
#define _tsplitpath_s _splitpath_s
#define _tmakepath _makepath
#define _tmakepath_s _makepath_s
#define _tfullpath _fullpath
#define _trename amp2hip_windows_rename
#define _tunlink _unlink
#define _taccess _access
#define _tmkdir _mkdir
#define _trmdir _rmdir
#define _tchdir _chdir
#define _tgetcwd _getcwd
#define _tsystem system
#define _ttoi atoi
#define _ttol atol
#define _tstoi atoi
#define _tstof atof
#define _tstol atol
#define _ttof atof
#define _ttoi64 _atoi64
#define _tstoi64 _atoi64
#define _tcstol strtol
#define _tcstoul strtoul
#define _tcstod strtod
#define _tcstoi64 _strtoi64
#define _tcstoui64 _strtoui64
#define _itot _itoa
#define _ltot _ltoa
#define _itot_s _itoa_s
#define _ltot_s _ltoa_s
#define _ultot_s _ultoa_s
#define _i64tot_s _i64toa_s
#define _ui64tot_s _ui64toa_s
#define _tcslen strlen
#define _tcsclen strlen
#define _tcsnlen strnlen
#define _tcscpy strcpy
#define _tcscpy_s strcpy_s
#define _tcsncpy strncpy
#define _tcsncpy_s strncpy_s
#define _tcscat strcat
#define _tcscat_s strcat_s
#define _tcsncat strncat
#define _tcsncat_s strncat_s
#define _tcscmp strcmp
#define _tcsncmp strncmp
#define _tcsicmp _stricmp
#define _tcsnicmp _strnicmp
#define _tcscoll strcoll
#define _tcschr strchr
#define _tcsrchr strrchr
#define _tcsstr strstr
#define _tcspbrk strpbrk
#define _tcsspn strspn
#define _tcscspn strcspn
#define _tcstok strtok
#define _tcstok_s strtok_s
#define _tcsdup _strdup
#define _tcslwr _strlwr
#define _tcsupr _strupr
#define _tcslwr_s _strlwr_s
#define _tcsupr_s _strupr_s
#define _tcsrev _strrev
#define _tcserror_s strerror_s
#define _tcsftime strftime
#define _istalpha isalpha
#define _istdigit isdigit
#define _istalnum isalnum
#define _istspace isspace
#define _istupper isupper
#define _istlower islower
#define _istpunct ispunct
#define _istxdigit isxdigit
#define _istprint isprint
#define _istcntrl iscntrl
#define _totupper toupper
#define _totlower tolower

#endif // AMP2HIP_WINDOWS_CRT_TCHAR_NARROW_H
