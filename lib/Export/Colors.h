//===- Colors.h - colours, where they are wanted ----------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_COLORS_H
#define HIPWAVE_EXPORT_COLORS_H

#include "llvm/Support/raw_ostream.h"

namespace hipwave {

/// Turns the colours of a stream on or off while it lives. Left alone, LLVM's
/// file streams have them on, in files too.
class ColorScope {
public:
  ColorScope(llvm::raw_ostream &OS, bool On)
      : OS(OS), Before(OS.colors_enabled()) {
    OS.enable_colors(On);
  }
  ~ColorScope() { OS.enable_colors(Before); }
  ColorScope(const ColorScope &) = delete;

private:
  llvm::raw_ostream &OS;
  bool Before;
};

} // namespace hipwave

#endif
