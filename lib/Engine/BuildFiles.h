//===- BuildFiles.h - CUDA's toolchain in build files -----------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Build files are not translated: what they mean depends on the rest of the
// build. But the translated code does not build with nvcc's flags, so each line
// that names them is reported.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_BUILDFILES_H
#define HIPWAVE_ENGINE_BUILDFILES_H

#include "Core/Report.h"

namespace hipwave {

/// Judged by the name alone: Makefile, *.mk, CMakeLists.txt, *.cmake, setup.py,
/// meson.build, BUILD, *.bzl, *.sh and the like.
bool isBuildFile(llvm::StringRef Path);

/// Findings of rule build-file-not-translated, at most one a line for each kind
/// of thing. `Path` is for messages and to tell CMake's language from others.
std::vector<Finding> inspectBuildFile(llvm::StringRef Path,
                                      llvm::StringRef Text, FileId File);

/// Reads the files at `Paths` and adds a FileReport (Copied) to `R` for each
/// that has findings. `Names` are the paths to show, in the same order.
void reportBuildFiles(llvm::ArrayRef<std::string> Paths,
                      llvm::ArrayRef<std::string> Names, Report &R);

} // namespace hipwave

#endif
