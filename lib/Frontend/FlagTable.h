//===- FlagTable.h - what each compiler flag is worth -----------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of NvccFlags.def as values. docs/flags.md shows the same rows; a
// test holds the two together.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_FLAGTABLE_H
#define HIPWAVE_FRONTEND_FLAGTABLE_H

#include "Core/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace hipwave {

/// Whose flags: each tool has a vocabulary of its own.
enum class FlagSet : uint8_t {
  Nvcc,   ///< nvcc's own.
  Host,   ///< Clang, GCC, hipcc, nvc++; also what stands behind -Xcompiler.
  Ptxas,  ///< Behind -Xptxas.
  Cudafe, ///< Behind -Xcudafe.
};

/// How a flag takes its argument.
enum class FlagArg : uint8_t {
  None,   ///< -c
  Value,  ///< --flag v, --flag=v
  List,   ///< --flag a,b, --flag=a,b; nvcc's commas, quotes and backslashes
  Bool,   ///< --flag true, --flag=false
  Prefix, ///< -Wall: the rest of the word, never the next one
  Joined, ///< -Iv, -I v; "=" is part of the value
  JoinedValue, ///< -O3, -O 3, -O=3: attached only if it is a number
  JoinedList,  ///< -Ia,b, -I a,b, -I=a,b
};

enum class FlagAction : uint8_t {
  Drop,         ///< Nothing for the parse.
  Add,          ///< The words of FlagRow::Parse.
  AddCuda,      ///< The same, for CUDA sources only.
  Std,          ///< Language standard.
  Language,     ///< -x
  Arch,         ///< GPU to compile for.
  GenerateCode, ///< arch=compute_80,code=…
  CudaPath,     ///< Root of the CUDA toolkit.
  HostFlags,    ///< Words for the host compiler.
  PtxasFlags,   ///< Words for ptxas.
  CudafeFlags,  ///< Words for nvcc's C++ front end.
  ClangFlag,    ///< A word for Clang's own front end.
  OptionsFile,  ///< Read before anything else.
  RdcBool,      ///< Relocatable device code, as the value says.
  RdcOn,        ///< Relocatable device code.
  RdcOff,       ///< No relocatable device code.
  FastMath,     ///< These five are judged together,
  Ftz,          ///< when all flags are known.
  PrecDiv,      ///<
  PrecSqrt,     ///<
  Fmad,         ///<
};

struct FlagRow {
  llvm::StringRef Long;  ///< With its dashes.
  llvm::StringRef Short; ///< With its dash; may be empty.
  FlagArg Arg;
  llvm::StringRef When; ///< The value that the row is about; empty: any.
  FlagAction Action;
  /// Words for the parse, split at '|'. '%' is the value, '=' alone the flag
  /// as it is written.
  llvm::StringRef Parse;
  llvm::StringRef Meaning; ///< Key of a FlagMeaning; may be empty.
  llvm::StringRef Hip;     ///< For the HIP build, or why nothing is needed.
};

/// When a FlagMeaning holds.
enum class MeaningScope : uint8_t {
  Device, ///< In CUDA sources.
  Host,   ///< In CUDA sources that nvcc compiles: it gives the flag to the host
          ///< side only, HIP's compiler gives it to both.
  Always,
};

/// A change of meaning that somebody must know of.
struct FlagMeaning {
  llvm::StringRef Key;
  MeaningScope Scope;
  Severity Level;
  llvm::StringRef Message; ///< Follows the quoted flag.
  llvm::StringRef Advice;
};

/// A word of a command line, found in a table.
struct FlagMatch {
  const FlagRow *Row = nullptr; ///< The first of the rows with this name.
  std::optional<std::string> Value;
  bool TakesNext = false; ///< The value is the next word.
  size_t Length = 0;      ///< Of the name that matched.
};

llvm::ArrayRef<FlagRow> flagRows(FlagSet Set);
llvm::ArrayRef<FlagMeaning> flagMeanings();
const FlagMeaning *findMeaning(llvm::StringRef Key);

/// Finds `Word` as a whole, or its part before "=".
std::optional<FlagMatch> matchExactly(FlagSet Set, llvm::StringRef Word);
/// Finds the flag with the longest name that `Word` begins with.
std::optional<FlagMatch> matchPrefix(FlagSet Set, llvm::StringRef Word);
/// The row for `Value` among those that share the name of `First`; null when
/// none of them is about it.
const FlagRow *rowFor(FlagSet Set, const FlagRow *First, llvm::StringRef Value);

/// The tables as the lines of docs/flags.md, in its order.
std::string flagTablesAsMarkdown();

} // namespace hipwave

#endif
