//===- Catalog.h - what becomes of each CUDA entity -------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The catalog holds facts: names, versions, argument changes, reasons. What
// they mean for a piece of code is for the passes to say. The records are
// written in mappings/*.yaml and compiled into sorted constant tables by
// utils/gen_catalog.py; nothing is parsed at start-up. Users' own files
// (Overlay.h) use the same schema and win over the built-in records.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CATALOG_CATALOG_H
#define HIPWAVE_CATALOG_CATALOG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hipwave {

enum class EntityKind : uint8_t {
  Function,       ///< Host function.
  DeviceFunction, ///< Function or intrinsic callable on the device.
  Type,
  EnumValue,
  Macro,
  Namespace,
  Method, ///< Member function, under its qualified name.
  Object, ///< Variable or constant.
};

enum class Library : uint8_t {
#define HIPWAVE_LIBRARY(ID, NAME) ID,
#include "Catalog/Libraries.def"
};

/// The closed set of changes to the arguments of a call. Anything that needs a
/// condition beyond these is a pass.
enum class ArgumentVerb : uint8_t {
  Drop,   ///< Remove argument `At`.
  Insert, ///< Insert the text `With` so that it becomes argument `At`.
  Move,   ///< Move argument `At` to position `To`.
  Wrap,   ///< Write argument `At` as `With(argument)`.
  Cast,   ///< Write argument `At` as `reinterpret_cast<With>(argument)`, unless
        ///< it is written as a cast to that type or has a type that converts to
        ///< it.
  Replace, ///< Replace argument `At` by the text `With`.
};

struct ArgumentStep {
  ArgumentVerb Verb;
  uint8_t At = 0; ///< 0-based position in the CUDA call.
  uint8_t To = 0; ///< For Move only.
  int8_t WhenCount =
      -1; ///< Only for calls written with so many arguments; -1: any.
  llvm::StringRef With;
};

/// Facts that let passes find their calls without lists of names in C++.
enum class Trait : uint8_t {
#define HIPWAVE_TRAIT(ID, NAME, DOC) ID,
#include "Catalog/Traits.def"
};

/// A version as written in the vendors' documents; 0.0 means "not stated".
struct Version {
  uint16_t Major = 0, Minor = 0;
  explicit operator bool() const { return Major || Minor; }
};

struct VersionRange {
  Version Added, Deprecated, Removed;
};

/// Whether the headers that the catalog was checked against declare a name.
enum class Declared : uint8_t { Yes, Absent, Unknown };

/// What is known about one CUDA entity. Status is derived: without a HIP name
/// it is unsupported, and `Reason` says why.
struct Entity {
  llvm::StringRef
      Cuda;            ///< Name; qualified if it lives in a namespace or class.
  llvm::StringRef Hip; ///< Counterpart; empty if there is none.
  llvm::StringRef Roc; ///< Counterpart in the roc* or MIOpen library, if any.
  EntityKind Kind;
  Library Lib;
  uint32_t Traits = 0; ///< Bit per Trait.
  VersionRange InCuda, InHip;
  /// Name to use instead of `Hip` when a call has `AltCount` arguments.
  llvm::StringRef AltHip;
  int8_t AltCount = -1;
  llvm::StringRef
      Reason; ///< Why there is no counterpart; set exactly when Hip is empty.
  llvm::StringRef Advice; ///< What to do about it; may be empty.
  llvm::ArrayRef<ArgumentStep> Arguments;
  /// How the counterpart differs although it stands for the same thing: other
  /// parameter types, fields, numeric value. For people to read; may be empty.
  llvm::StringRef Differs;
  llvm::StringRef Notes; ///< Words of mappings/README.md, separated by spaces.
  Declared InCudaHeaders = Declared::Yes; ///< CUDA 13.0.
  Declared InHipHeaders = Declared::Yes;
  Declared InRocHeaders = Declared::Yes;
  llvm::StringRef Source; ///< Where the facts come from.

  /// Header that declares the counterpart, if not the library's main header;
  /// Catalog::include answers for both.
  llvm::StringRef Include;

  /// True if `Notes` holds `Word`, with or without a ":value" after it.
  bool hasNote(llvm::StringRef Word) const;
  bool isSupported() const { return !Hip.empty(); }
  bool has(Trait T) const { return Traits >> unsigned(T) & 1; }
};

/// What becomes of an #include of a CUDA header.
struct HeaderEntity {
  llvm::StringRef Cuda; ///< As spelled in the include; may end in "/*".
  llvm::StringRef
      Hip; ///< Path to include instead; empty: none. May end in "/*".
  llvm::StringRef Roc;
  Library Lib;
  llvm::StringRef Reason; ///< Set exactly when Hip is empty.
  llvm::StringRef Advice;
  bool Main = false; ///< The header by which the library is usually included.
};

class Overlay;

/// Look-up of entities. Cheap to copy; safe to share between threads.
class Catalog {
public:
  Catalog() = default; ///< The built-in records alone.
  /// The built-in records under those of `Own`, which win.
  explicit Catalog(std::shared_ptr<const Overlay> Own) : Own(std::move(Own)) {}

  /// By name, exactly as written: "cudaMalloc", "cub::DeviceReduce::Sum".
  /// Null if the catalog has no such entity; that answer is the fastest, for
  /// callers ask about every identifier of a code base.
  const Entity *find(llvm::StringRef Name) const;

  /// By header as spelled between the quotes or brackets: "cuda_runtime.h".
  const HeaderEntity *findHeader(llvm::StringRef Path) const;
  /// The header to include for `Path`, with a final "/*" filled in; empty if
  /// none.
  std::string hipHeader(llvm::StringRef Path) const;

  /// The users' records; null if there are none.
  const Overlay *overlay() const { return Own.get(); }

  /// All built-in records, sorted by Cuda name.
  static llvm::ArrayRef<Entity> all();
  static llvm::ArrayRef<HeaderEntity> allHeaders();

  /// True if `Name` has the form of a name of CUDA or one of its libraries
  /// (cudaFoo, cuFoo, CU_FOO, cublasFoo, CUFFT_FOO, …), known or not.
  /// Errs towards true for what a project names in that style (cudaCheck):
  /// callers know what the project declares, and veto it.
  static bool looksLikeCuda(llvm::StringRef Name);

  /// The header to include for HIP's counterpart of an entity of `Lib`; empty
  /// if there is none.
  static llvm::StringRef mainHeader(Library Lib);
  /// The header to include for the counterpart of `E`; empty if there is none.
  static llvm::StringRef include(const Entity &E);

  /// Names near `Name`, nearest first, for "did you mean".
  std::vector<llvm::StringRef> suggest(llvm::StringRef Name,
                                       unsigned Max) const;

private:
  std::shared_ptr<const Overlay> Own;
};

llvm::StringRef toString(EntityKind K);
llvm::StringRef toString(Library L);
llvm::StringRef toString(Trait T);
llvm::StringRef toString(ArgumentVerb V);

} // namespace hipwave

#endif
