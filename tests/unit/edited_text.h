// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A text and its edits, for tests of Edits.
#ifndef AMP2HIP_TESTS_UNIT_EDITED_TEXT_H
#define AMP2HIP_TESTS_UNIT_EDITED_TEXT_H

#include "parsed_unit.h"
#include "source/Edits.h"

/// A text and its edits. Each part of the text that a test names must be unique.
class edited_text {
public:
  edited_text(amp2hip::Unit &unit, std::string text, size_t offset)
      : source_(unit), file_(unit.SM.getMainFileID()), text_(std::move(text)), offset_(offset),
        edits(source_) {}

  amp2hip::TextRange range(const std::string &part) const {
    size_t begin = text_.find(part);
    INFO("part: " << part);
    REQUIRE(begin != std::string::npos);
    REQUIRE(text_.find(part, begin + 1) == std::string::npos);
    return {file_, unsigned(offset_ + begin), unsigned(offset_ + begin + part.size())};
  }
  amp2hip::TextPosition before(const std::string &part) const { return {file_, range(part).Begin}; }
  amp2hip::TextPosition after(const std::string &part) const { return {file_, range(part).End}; }

  /// The text with all edits.
  std::string result() const {
    llvm::StringRef all(edits.source().text(file_));
    std::string edited = edits.render(file_);
    return llvm::StringRef(edited)
        .drop_front(offset_)
        .drop_back(all.size() - offset_ - text_.size())
        .str();
  }

private:
  amp2hip::SourceText source_;
  clang::FileID file_;
  std::string text_;
  size_t offset_; ///< of the text in the file

public:
  amp2hip::Edits edits;
};

/// Calls `use` with the edits of a text, which need not be valid C++.
inline void edit(const std::string &text, const std::function<void(edited_text &)> &use) {
  const std::string before = "void amp() restrict(amp);\n/*";
  with_valid_unit(before + text + "*/\n", [&](amp2hip::Unit &unit) {
    edited_text e(unit, text, before.size());
    use(e);
  });
}

#endif // AMP2HIP_TESTS_UNIT_EDITED_TEXT_H
