//===--- bitmaps.h - BITMAPINFOHEADER, RGBQUAD ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The data structures of bitmap files, in the form that the files have. There are no functions for
/// them.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_BITMAPS_H
#define AMP2HIP_WINDOWS_WIN32_BITMAPS_H

#include "amp2hip_windows/win32/types.h"

#define BI_RGB 0
#define BI_RLE8 1
#define BI_RLE4 2
#define BI_BITFIELDS 3
#define BI_JPEG 4
#define BI_PNG 5
#define DIB_RGB_COLORS 0
#define DIB_PAL_COLORS 1
#define LCS_CALIBRATED_RGB 0
#define LCS_sRGB 0x73524742
#define LCS_WINDOWS_COLOR_SPACE 0x57696E20
#define LCS_GM_BUSINESS 1
#define LCS_GM_GRAPHICS 2
#define LCS_GM_IMAGES 4

typedef LONG FXPT2DOT30, *LPFXPT2DOT30;

#pragma pack(push, 2)
typedef struct tagBITMAPFILEHEADER {
  WORD bfType;
  DWORD bfSize;
  WORD bfReserved1, bfReserved2;
  DWORD bfOffBits;
} BITMAPFILEHEADER, *PBITMAPFILEHEADER, *LPBITMAPFILEHEADER;
#pragma pack(pop)
typedef struct tagRGBQUAD {
  BYTE rgbBlue, rgbGreen, rgbRed, rgbReserved;
} RGBQUAD, *LPRGBQUAD;
typedef struct tagRGBTRIPLE {
  BYTE rgbtBlue, rgbtGreen, rgbtRed;
} RGBTRIPLE, *PRGBTRIPLE;
typedef struct tagPALETTEENTRY {
  BYTE peRed, peGreen, peBlue, peFlags;
} PALETTEENTRY, *PPALETTEENTRY, *LPPALETTEENTRY;
typedef struct tagBITMAPCOREHEADER {
  DWORD bcSize;
  WORD bcWidth, bcHeight, bcPlanes, bcBitCount;
} BITMAPCOREHEADER, *PBITMAPCOREHEADER, *LPBITMAPCOREHEADER;
typedef struct tagBITMAPINFOHEADER {
  DWORD biSize;
  LONG biWidth, biHeight;
  WORD biPlanes, biBitCount;
  DWORD biCompression, biSizeImage;
  LONG biXPelsPerMeter, biYPelsPerMeter;
  DWORD biClrUsed, biClrImportant;
} BITMAPINFOHEADER, *PBITMAPINFOHEADER, *LPBITMAPINFOHEADER;
typedef struct tagBITMAPINFO {
  BITMAPINFOHEADER bmiHeader;
  RGBQUAD bmiColors[1];
} BITMAPINFO, *PBITMAPINFO, *LPBITMAPINFO;
typedef struct tagCIEXYZ {
  FXPT2DOT30 ciexyzX, ciexyzY, ciexyzZ;
} CIEXYZ, *LPCIEXYZ;
typedef struct tagICEXYZTRIPLE {
  CIEXYZ ciexyzRed, ciexyzGreen, ciexyzBlue;
} CIEXYZTRIPLE, *LPCIEXYZTRIPLE;
typedef struct tagBITMAPV4HEADER {
  DWORD bV4Size;
  LONG bV4Width, bV4Height;
  WORD bV4Planes, bV4BitCount;
  DWORD bV4V4Compression, bV4SizeImage;
  LONG bV4XPelsPerMeter, bV4YPelsPerMeter;
  DWORD bV4ClrUsed, bV4ClrImportant, bV4RedMask, bV4GreenMask, bV4BlueMask, bV4AlphaMask, bV4CSType;
  CIEXYZTRIPLE bV4Endpoints;
  DWORD bV4GammaRed, bV4GammaGreen, bV4GammaBlue;
} BITMAPV4HEADER, *PBITMAPV4HEADER, *LPBITMAPV4HEADER;
typedef struct tagBITMAPV5HEADER {
  DWORD bV5Size;
  LONG bV5Width, bV5Height;
  WORD bV5Planes, bV5BitCount;
  DWORD bV5Compression, bV5SizeImage;
  LONG bV5XPelsPerMeter, bV5YPelsPerMeter;
  DWORD bV5ClrUsed, bV5ClrImportant, bV5RedMask, bV5GreenMask, bV5BlueMask, bV5AlphaMask, bV5CSType;
  CIEXYZTRIPLE bV5Endpoints;
  DWORD bV5GammaRed, bV5GammaGreen, bV5GammaBlue, bV5Intent, bV5ProfileData, bV5ProfileSize,
      bV5Reserved;
} BITMAPV5HEADER, *PBITMAPV5HEADER, *LPBITMAPV5HEADER;

#if defined(__cplusplus) && !defined(AMP2HIP_LONG_IN_HEADERS)
static_assert(sizeof(BITMAPFILEHEADER) == 14 && sizeof(BITMAPCOREHEADER) == 12 &&
                  sizeof(BITMAPINFOHEADER) == 40 && sizeof(BITMAPINFO) == 44 &&
                  sizeof(BITMAPV4HEADER) == 108 && sizeof(BITMAPV5HEADER) == 124 &&
                  sizeof(RGBQUAD) == 4 && sizeof(RGBTRIPLE) == 3,
              "the sizes are those of bitmap files");
#endif

#endif // AMP2HIP_WINDOWS_WIN32_BITMAPS_H
