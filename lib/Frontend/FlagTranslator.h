//===- FlagTranslator.h - the flags of one command --------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Internal to FlagTranslation.cpp and FlagTranslator.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_FLAGTRANSLATOR_H
#define HIPWAVE_FRONTEND_FLAGTRANSLATOR_H

#include "Frontend/Command.h"
#include "Frontend/CommandWords.h"
#include "Frontend/FlagTable.h"
#include <optional>

namespace hipwave {

/// A flag that switches something, as it was written last.
struct Setting {
  std::optional<bool> On;
  std::string Flag;
};

/// Device arithmetic. nvcc lets an explicit flag win over -use_fast_math,
/// whichever comes first, so all is judged at the end.
struct FloatSettings {
  Setting Fast, Ftz, PrecDiv, PrecSqrt, Fmad;

  bool flushes() const { return Ftz.On.value_or(Fast.On.value_or(false)); }
  bool roundsDiv() const {
    return PrecDiv.On.value_or(!Fast.On.value_or(false));
  }
  bool roundsSqrt() const {
    return PrecSqrt.On.value_or(!Fast.On.value_or(false));
  }
  bool fuses() const { return Fmad.On.value_or(true); }
};

/// Takes the words of one command in order, and judges at the end what needs
/// all of them.
class FlagTranslator {
public:
  FlagTranslator(llvm::StringRef Directory, llvm::StringRef File,
                 CompilerName Compiler)
      : Compiler(Compiler) {
    Out.Directory = Directory.str();
    Out.File = File.str();
  }

  void translate(llvm::ArrayRef<std::string> Words);
  ClangCommand finish();

  ClangCommand Out;

private:
  /// A flag with its argument, and the table it was found in.
  struct Found {
    FlagSet Set;
    const FlagRow *Row;
    std::string Value;
    std::string Written;
    bool ForHost; ///< Stood behind -Xcompiler or the like.
  };

  void takeWords(FlagSet Set, llvm::ArrayRef<std::string> Words, bool ForHost);
  size_t takeFlag(FlagSet Set, llvm::ArrayRef<std::string> Words, bool ForHost);
  static std::optional<std::pair<FlagSet, FlagMatch>>
  look(FlagSet Set, llvm::StringRef Word);
  void apply(const Found &F);
  void add(const Found &F, bool CudaOnly);
  void addArch(llvm::StringRef Value, llvm::StringRef Written);
  void addGenerateCode(const Found &F);
  void setLanguage(const Found &F);
  void setStandard(const Found &F);
  void takeClangFlag(const Found &F);
  bool takeSetting(const Found &F);
  void takePhaseFlags(const Found &F);
  bool takesBool(const Found &F);

  void mean(llvm::StringRef Key, llvm::StringRef Flag,
            llvm::StringRef Filling = "");
  void malformed(llvm::StringRef Flag, const llvm::Twine &Why,
                 llvm::StringRef Advice);
  void unknown(llvm::StringRef Flag);

  ClangCommand::Language language() const;
  void finishStandard();
  void finishFloat();
  void finishIssues();

  struct Word {
    std::string Text;
    bool CudaOnly;
  };
  struct Pending {
    MeaningScope Scope;
    FlagIssue Issue;
  };

  CompilerName Compiler;
  std::optional<ClangCommand::Language> Chosen; ///< By -x.
  std::vector<Word> HostWords, OwnWords;
  std::string HostFlags; ///< Of all -Xcompiler: nvcc joins them, too.
  std::vector<std::string> PtxasWords, CudafeWords, ClangWords;
  Setting OwnStd, HostStd, Rdc;
  FloatSettings Float;
  std::vector<Pending> Meanings;
};

/// "'FLAG' REST": how messages name a flag.
std::string quoted(llvm::StringRef Flag, const llvm::Twine &Rest);

} // namespace hipwave

#endif
