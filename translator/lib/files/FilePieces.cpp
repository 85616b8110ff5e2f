//===--- FilePieces.cpp - Files that are read in pieces -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/FilePieces.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <vector>

namespace amp2hip {

namespace fs = llvm::sys::fs;

namespace {

/// A file that is read in pieces of a fixed size.
class PieceReader {
public:
  PieceReader(llvm::StringRef Path, size_t Size) : Buffer(Size) {
    llvm::Expected<fs::file_t> Opened = fs::openNativeFileForRead(Path);
    if (Opened)
      File = *Opened;
    else
      Failure = llvm::errorToErrorCode(Opened.takeError());
  }
  PieceReader(const PieceReader &) = delete;
  ~PieceReader() {
    if (File != fs::kInvalidFile)
      fs::closeFile(File);
  }

  /// Returns the next piece; empty at the end of the file and after an error.
  llvm::StringRef next() {
    size_t Filled = 0;
    while (!Failure && Filled != Buffer.size()) {
      llvm::Expected<size_t> Count =
          fs::readNativeFile(File, {Buffer.data() + Filled, Buffer.size() - Filled});
      if (!Count)
        Failure = llvm::errorToErrorCode(Count.takeError());
      else if (*Count == 0)
        break;
      else
        Filled += *Count;
    }
    return {Buffer.data(), Failure ? 0 : Filled};
  }
  std::error_code error() const { return Failure; }

private:
  fs::file_t File = fs::kInvalidFile;
  std::vector<char> Buffer;
  std::error_code Failure;
};

/// The characters of a file, with `\n` for `\r\n`.
class PlainCharacters {
public:
  explicit PlainCharacters(llvm::StringRef Path) : Pieces(Path, 1 << 20) {}

  /// Returns the next character, or -1 at the end of the file.
  int next() {
    const int Result = peek();
    ++At;
    if (Result == '\r' && peek() == '\n') {
      ++At;
      return '\n';
    }
    return Result;
  }
  bool failed() const { return bool(Pieces.error()); }

private:
  int peek() {
    if (At >= Piece.size() && !IsAtEnd) {
      Piece = Pieces.next();
      At = 0;
      IsAtEnd = Piece.empty();
    }
    return IsAtEnd ? -1 : static_cast<unsigned char>(Piece[At]);
  }

  PieceReader Pieces;
  llvm::StringRef Piece;
  size_t At = 0;
  bool IsAtEnd = false;
};

} // namespace

std::error_code readPieces(llvm::StringRef Path, llvm::function_ref<void(llvm::StringRef)> Use) {
  PieceReader Reader(Path, PieceSize);
  for (llvm::StringRef Piece = Reader.next(); !Piece.empty(); Piece = Reader.next())
    Use(Piece);
  return Reader.error();
}

std::string hashOfFile(llvm::StringRef Path) {
  OriginalHash Hash;
  if (readPieces(Path, [&](llvm::StringRef Piece) { Hash.add(Piece); }))
    return "";
  return Hash.text();
}

bool haveEqualContents(llvm::StringRef A, llvm::StringRef B) {
  uint64_t SizeOfA = 0, SizeOfB = 0;
  if (fs::file_size(A, SizeOfA) || fs::file_size(B, SizeOfB) || SizeOfA != SizeOfB)
    return false;
  constexpr size_t Size = 1 << 20;
  PieceReader Left(A, Size), Right(B, Size);
  for (;;) {
    const llvm::StringRef Piece = Left.next();
    if (Right.next() != Piece || Left.error() || Right.error())
      return false;
    if (Piece.empty())
      return true;
  }
}

bool areEqualExceptLineEnds(llvm::StringRef A, llvm::StringRef B) {
  if (haveEqualContents(A, B))
    return true;
  PlainCharacters Left(A), Right(B);
  for (int Character = 0; Character != -1;) {
    Character = Left.next();
    if (Character != Right.next())
      return false;
  }
  return !Left.failed() && !Right.failed();
}

} // namespace amp2hip
