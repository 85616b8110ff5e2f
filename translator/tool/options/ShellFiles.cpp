//===--- ShellFiles.cpp - Manual page and shell completion ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/ShellFiles.h"

#include "amp2hip/Rules.h"
#include "options/OptionChecks.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include <map>
#include <string>
#include <vector>

namespace cl = llvm::cl;

namespace amp2hip {
namespace {

/// An option of amp2hip, as the files describe it.
struct Described {
  std::string Name;     ///< "--out-dir" or "-o".
  std::string Value;    ///< "dir"; empty if the option has no value.
  bool RequiresValue;   ///< False if "--option" is valid without "=value".
  std::string Effect;   ///< One sentence without a period.
  std::string Category; ///< The heading of its group in --help.
};

} // namespace

/// Returns the visible options of \p Command, ordered by category and name.
static std::vector<Described> optionsOf(cl::SubCommand &Command) {
  std::vector<Described> Result;
  for (const auto &Entry : cl::getRegisteredOptions(Command)) {
    const cl::Option &O = *Entry.second;
    if (O.getOptionHiddenFlag() != cl::NotHidden || O.HelpStr.empty())
      continue;
    bool OneLetter = Entry.first().size() == 1;
    // LLVM's own help options have no value, but a default name for it.
    std::string Value = O.getValueExpectedFlag() == cl::ValueDisallowed ? "" : O.ValueStr.str();
    Result.push_back({(OneLetter ? "-" : "--") + Entry.first().str(), Value,
                      O.getValueExpectedFlag() == cl::ValueRequired, O.HelpStr.str(),
                      O.Categories.empty() ? "" : O.Categories.front()->getName().str()});
  }
  llvm::sort(Result, [](const Described &A, const Described &B) {
    return std::tie(A.Category, A.Name) < std::tie(B.Category, B.Name);
  });
  return Result;
}

/// Calls \p Do with each command and its name: "" for a translation of sources,
/// then the subcommands in alphabetical order.
static void
forEachCommand(llvm::function_ref<void(llvm::StringRef Name, cl::SubCommand &Command)> Do) {
  Do("", cl::SubCommand::getTopLevel());
  std::vector<cl::SubCommand *> Named;
  for (cl::SubCommand *Command : cl::getRegisteredSubcommands())
    if (!Command->getName().empty())
      Named.push_back(Command);
  llvm::sort(Named,
             [](cl::SubCommand *A, cl::SubCommand *B) { return A->getName() < B->getName(); });
  for (cl::SubCommand *Command : Named)
    Do(Command->getName(), *Command);
}

/// Returns the operands and required options of the command \p Name.
static llvm::StringRef operandsOf(llvm::StringRef Name) {
  return llvm::StringSwitch<llvm::StringRef>(Name)
      .Case("check", "dir [options]")
      .Case("migrate", "source --out-dir dir [options] [-- flags of the sources]")
      .Case("report", "report.json... --report file [options]")
      .Case("trace", "trace.json -o page.html")
      .Default("[options] source... [-- flags of the sources]");
}

/// Returns the values of \p O that are known, and an empty list if its values
/// are files, numbers and the like.
static std::vector<std::string> valuesOf(const Described &O) {
  std::vector<std::string> Result;
  if (O.Name == "--explain" || O.Name == "--werror") {
    for (const RuleInfo &R : rules())
      if (O.Name == "--explain" || !R.Flag.empty())
        Result.push_back(R.name());
  } else if (O.Name == "--optimize") {
    for (llvm::StringRef Name : optimizationNames())
      Result.push_back(Name.str());
  } else if (llvm::StringRef(O.Value).contains('|')) {
    for (llvm::StringRef Value : llvm::split(O.Value, '|'))
      Result.push_back(Value.str());
  }
  return Result;
}

/// Returns the flags that LLVM's parser of options does not know.
static std::vector<std::string> clangFlags() {
  std::vector<std::string> Result = {"-Werror", "-Rpass=tile-loops", "-Rpass-missed=tile-loops"};
  for (const RuleInfo &R : rules())
    if (!R.Flag.empty())
      for (const char *Start : {"-W", "-Wno-", "-Werror="})
        Result.push_back(Start + R.Flag.str());
  llvm::sort(Result);
  Result.erase(std::unique(Result.begin(), Result.end()), Result.end());
  return Result;
}

/// Returns \p Text with a backslash before each character of \p Special.
static std::string escaped(llvm::StringRef Text, llvm::StringRef Special) {
  std::string Result;
  for (char C : Text) {
    if (Special.contains(C))
      Result += '\\';
    Result += C;
  }
  return Result;
}

/// Returns \p Text for roff: hyphens as in options, and no request at the
/// beginning of a line.
static std::string roff(llvm::StringRef Text) {
  std::string Result = escaped(Text, "\\-");
  return Result.empty() || (Result[0] != '.' && Result[0] != '\'') ? Result : "\\&" + Result;
}

//===----------------------------------------------------------------------===//
// The manual page
//===----------------------------------------------------------------------===//

static void printManual(llvm::raw_ostream &Stream) {
  Stream << ".TH AMP2HIP 1 \"\" \"amp2hip " AMP2HIP_VERSION "\" \"User Commands\"\n"
         << ".SH NAME\namp2hip \\- translate C++ AMP to C++ for GPUs (HIP, CUDA) and the CPU\n"
         << ".SH SYNOPSIS\n";
  forEachCommand([&](llvm::StringRef Name, cl::SubCommand &) {
    if (!Name.empty())
      Stream << ".PP\n";
    Stream << ".B amp2hip" << (Name.empty() ? "" : " ") << Name << '\n'
           << roff(operandsOf(Name)) << '\n';
  });
  Stream << ".SH DESCRIPTION\n"
         << "amp2hip reads C++ AMP sources and writes C++17 sources that nvcc, HIP's compiler,\n"
         << "g++ and Clang build. Programs run on NVIDIA and AMD GPUs and on the CPU.\n";
  forEachCommand([&](llvm::StringRef Name, cl::SubCommand &Command) {
    Stream << ".SH OPTIONS" << (Name.empty() ? "" : " OF " + Name.upper()) << '\n';
    if (!Command.getDescription().empty())
      Stream << roff(Command.getDescription()) << ".\n";
    std::string Category;
    for (const Described &O : optionsOf(Command)) {
      if (O.Category != Category)
        Stream << ".SS " << roff(O.Category) << '\n';
      Category = O.Category;
      Stream << ".TP\n.B " << roff(O.Name);
      if (!O.Value.empty())
        Stream << (O.Name[1] != '-'  ? " "
                   : O.RequiresValue ? "="
                                     : "[=")
               << roff(O.Value) << (O.RequiresValue || O.Name[1] != '-' ? "" : "]");
      Stream << '\n' << roff(O.Effect) << ".\n";
    }
  });
  Stream << ".SH EXIT STATUS\n"
         << ".TP\n.B 0\nSuccess.\n"
         << ".TP\n.B 1\nAn error in a source was reported, or a check found a difference.\n"
         << ".TP\n.B 2\nAn error of usage or environment was reported.\n"
         << ".SH EXAMPLES\n"
         << ".nf\namp2hip scale.cpp \\-o scale.hip\n"
         << "g++ $(amp2hip \\-\\-cflags=cpu) scale.hip \\-o scale $(amp2hip \\-\\-libs=cpu)\n.fi\n";
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

/// Prints a function for bash that completes the options of the command in the
/// first word, and the values of options. Other words are completed as file
/// names.
static void printBash(llvm::raw_ostream &Stream) {
  std::string Commands, TopLevel, Cases;
  std::map<std::string, std::string> Values = {{"--color", "auto always never"}};
  forEachCommand([&](llvm::StringRef Name, cl::SubCommand &Command) {
    std::vector<std::string> Words;
    for (const Described &O : optionsOf(Command)) {
      const bool TakesValue = !O.Value.empty() && O.Name[1] == '-';
      if (!O.RequiresValue || !TakesValue)
        Words.push_back(O.Name);
      if (TakesValue)
        Words.push_back(O.Name + "=");
      if (std::vector<std::string> Known = valuesOf(O); !Known.empty())
        Values[O.Name] = llvm::join(Known, " ");
    }
    if (Name.empty() || Name == "migrate" || Name == "check")
      Words.push_back("--color=");
    if (Name.empty())
      llvm::append_range(Words, clangFlags());
    if (Name.empty()) {
      TopLevel = llvm::join(Words, " ");
      return;
    }
    Commands += (" " + Name).str();
    Cases += fmt::format("  {}) options='{}' ;;\n", Name, llvm::join(Words, " "));
  });
  Stream << "# Completion of amp2hip for bash, printed by amp2hip --generate=bash\n"
         << "_amp2hip() {\n  local options values option current=${COMP_WORDS[COMP_CWORD]}\n"
         << "  # Bash splits --option=value into three words.\n"
         << "  if [ \"$current\" = = ]; then\n"
         << "    option=${COMP_WORDS[COMP_CWORD-1]} current=\n"
         << "  elif [ \"$COMP_CWORD\" -gt 2 ] && [ \"${COMP_WORDS[COMP_CWORD-1]}\" = = ]; then\n"
         << "    option=${COMP_WORDS[COMP_CWORD-2]}\n  fi\n"
         << "  if [ -n \"$option\" ]; then\n    case $option in\n";
  for (const auto &[Option, Known] : Values)
    Stream << "    " << Option << ") values='" << Known << "' ;;\n";
  Stream
      << "    esac\n    COMPREPLY=($(compgen -W \"$values\" -- \"$current\"))\n    return\n  fi\n"
      << "  case ${COMP_WORDS[1]} in\n"
      << Cases << "  *) options='" << TopLevel << "' ;;\n  esac\n"
      << "  [ \"$COMP_CWORD\" -eq 1 ] && options+='" << Commands << "'\n"
      << "  COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
      << "  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n}\n"
      << "complete -o default -o bashdefault -F _amp2hip amp2hip\n";
}

/// Returns the specification of \p O for _arguments of zsh.
static std::string zshOption(const Described &O) {
  // A quote ends the word, and a bracket or colon ends a part of the specification.
  std::string Effect = O.Effect;
  for (size_t I = 0; (I = Effect.find('\'', I)) != std::string::npos; I += 4)
    Effect.replace(I, 1, "'\\''");
  const std::vector<std::string> Known = valuesOf(O);
  const std::string Action = Known.empty() ? "_files" : "(" + llvm::join(Known, " ") + ")";
  std::string Value = O.Value.empty() ? "" : ":" + escaped(O.Value, ":[]") + ":" + Action;
  return fmt::format("    '{}{}[{}]{}'\n", O.Name,
                     O.Value.empty()    ? ""
                     : O.Name[1] != '-' ? "+"
                     : O.RequiresValue  ? "="
                                        : "=-",
                     escaped(Effect, "[]:"), Value);
}

/// Prints a function for zsh, which shows the effect of each option.
static void printZsh(llvm::raw_ostream &Stream) {
  Stream << "#compdef amp2hip\n"
         << "# Completion of amp2hip for zsh, printed by amp2hip --generate=zsh\n"
         << "local -a options\n"
         << "case ${words[2]} in\n";
  std::string Commands, TopLevel;
  forEachCommand([&](llvm::StringRef Name, cl::SubCommand &Command) {
    std::string Specs;
    for (const Described &O : optionsOf(Command))
      Specs += zshOption(O);
    if (Name.empty() || Name == "migrate" || Name == "check")
      Specs += "    '--color=[Colors in messages]:when:(auto always never)'\n";
    if (Name.empty())
      TopLevel = Specs;
    else {
      Commands += (" " + Name).str();
      Stream << Name << ") options=(\n" << Specs << "  ) ;;\n";
    }
  });
  for (const std::string &Flag : clangFlags())
    TopLevel += fmt::format("    '{}[Warnings and remarks]'\n", Flag);
  Stream << "*) options=(\n" << TopLevel << "  ) ;;\nesac\n";
  // The space before _alternative keeps _arguments from adding its own options.
  if (!Commands.empty())
    Stream << "_arguments -s -S $options '1:source or command: _alternative "
              "\"files:source:_files\" \"commands:command:("
           << llvm::StringRef(Commands).ltrim() << ")\"' '*:source:_files'\n";
  else
    Stream << "_arguments -s -S $options '*:source:_files'\n";
}

bool printShellFile(llvm::StringRef Kind, llvm::raw_ostream &Stream) {
  if (Kind == "man")
    printManual(Stream);
  else if (Kind == "bash")
    printBash(Stream);
  else if (Kind == "zsh")
    printZsh(Stream);
  else
    return false;
  return true;
}

} // namespace amp2hip
