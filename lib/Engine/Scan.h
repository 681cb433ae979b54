//===- Scan.h - a first look at a code base ---------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts uses of CUDA in files, fast, and without parsing: no headers, compile
// commands or SDK are needed. What it can therefore not know:
//
//  * whether a name is CUDA's or the project's own. Own is a name of CUDA's in
//    files that see a #define of it, as far as quoted includes tell; and a name
//    that merely has CUDA's form if some file of the set #defines it, launches
//    it as a kernel, or declares it in two words (`cudaError_t cudaStatus`).
//    Other names of that form count as unknown;
//  * what an unqualified name stands for beyond `using namespace` in the same
//    file, so names of namespaces are undercounted. Ordinary words (abs,
//    atomicAdd, threadIdx: the catalog's generic-name), and members after "."
//    or "->", are not counted at all;
//  * names that are put together by macros, or stand in strings;
//  * which branches of conditionals are compiled: all are counted;
//  * whether assembly is for the GPU.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_SCAN_H
#define HIPWAVE_ENGINE_SCAN_H

#include "Catalog/Catalog.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace hipwave {

/// How often something occurs.
struct ScanCounts {
  uint64_t Supported = 0;   ///< Uses of entities with a counterpart in HIP.
  uint64_t Unsupported = 0; ///< … of entities without one.
  uint64_t Unknown = 0;     ///< Names of CUDA's form that the catalog lacks.
  uint64_t Own = 0;         ///< Names of that form that the project defines.
  uint64_t Launches = 0;    ///< "<<<"
  uint64_t Includes = 0;    ///< Of CUDA's headers that have a counterpart.
  uint64_t UnsupportedIncludes = 0;
  uint64_t WarpSites = 0; ///< Uses of what works on a warp or knows its width.
  uint64_t TensorCores = 0; ///< Uses of matrix fragments (wmma).
  uint64_t InlineAsm = 0;

  bool any() const {
    return Supported || Unsupported || Unknown || Launches || Includes ||
           UnsupportedIncludes;
  }
  void add(const ScanCounts &Other);
};

struct ScannedFile {
  std::string Name; ///< As given.
  uint64_t Bytes = 0;
  uint32_t Lines = 0;
  std::string Skipped; ///< Why it was not looked at; empty if it was.
  ScanCounts Counts;
};

/// A name or header, and where it is used.
struct ScannedName {
  std::string Name;
  const Entity *What = nullptr;         ///< Null: unknown, or a header.
  const HeaderEntity *Header = nullptr; ///< For a header.
  uint64_t Uses = 0;
  unsigned Files = 0;
  std::string FirstFile;
  unsigned FirstLine = 0;
};

struct ScannedLibrary {
  Library Lib;
  uint64_t Supported = 0, Unsupported = 0;
};

struct ScanReport {
  std::vector<ScannedFile> Files; ///< In the order given.
  ScanCounts All;
  uint64_t Bytes = 0, Lines = 0;
  unsigned FilesWithCuda = 0, FilesSkipped = 0;
  unsigned SupportedNames = 0;             ///< Different ones.
  std::vector<ScannedName> Unsupported;    ///< Most used first.
  std::vector<ScannedName> Unknown;        ///< Most used first.
  std::vector<ScannedName> MissingHeaders; ///< Without counterpart.
  std::vector<ScannedLibrary> Libraries;   ///< Most used first.
};

/// Looks at the files on `Jobs` threads. `Shown`, if not empty, has the names
/// to show for `Paths`. Files that cannot be read or are not text are skipped,
/// with the reason in their entry. The report refers to entities of `Facts`.
ScanReport scanFiles(llvm::ArrayRef<std::string> Paths, const Catalog &Facts,
                     unsigned Jobs, llvm::ArrayRef<std::string> Shown = {});

/// A summary on one screen: at most `Top` names per list.
void printScan(const ScanReport &R, llvm::raw_ostream &Out, unsigned Top = 10);

/// Everything in the report. Only files that use CUDA or were skipped are
/// listed.
llvm::json::Object scanToJson(const ScanReport &R);

} // namespace hipwave

#endif
