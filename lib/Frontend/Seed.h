//===- Seed.h - precompiled supersets of the usual headers ------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Units of real code bases have hardly ever the same preamble, so there is
// nothing to share between two of them. What works is a *seed*: one
// precompiled header per combination of flags that matters, which holds a
// superset of the usual headers and is put before the unit. Include guards
// then make the unit's own includes free.
//
// A seed changes which names are visible. So a seeded parse with errors, or of
// a unit that defines a macro which the seed's headers test, is done again
// without (see ParseResult::SeedFailed).
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_SEED_H
#define HIPWAVE_FRONTEND_SEED_H

#include "Frontend/Parse.h"
#include <map>
#include <memory>
#include <mutex>

namespace hipwave {

struct Seed {
  std::string Path;            ///< Of the precompiled header.
  std::set<std::string> Tests; ///< Macros that its headers read in conditions.
};

/// Builds seeds on demand and keeps them for as long as it lives. Thread-safe.
class SeedBank {
public:
  /// A unit to come: what seeds are worth their cost depends on all of them.
  struct Planned {
    const ClangCommand *Command;
    bool Heavy; ///< Includes Thrust or CUB.
  };

  SeedBank(const ParseSettings &Settings, std::vector<Planned> Units);
  ~SeedBank();
  SeedBank(const SeedBank &) = delete;
  SeedBank &operator=(const SeedBank &) = delete;

  /// The seed to parse `Unit` with, or null if none fits or pays.
  const Seed *seedFor(const Planned &Unit, View Which);

private:
  struct Slot {
    std::once_flag Built;
    std::unique_ptr<Seed> Value; ///< Null when building failed.
  };
  Slot &slot(const std::string &Key);
  const Seed *build(Slot &S, const Planned &Like, View Which,
                    const std::vector<std::string> &Macros);

  const ParseSettings &Settings;
  std::vector<Planned> Units;
  std::string Dir; ///< Temporary folder that holds them.
  std::mutex Lock; ///< Guards Slots and Counts.
  std::map<std::string, std::unique_ptr<Slot>> Slots;
  std::map<std::string, unsigned> Counts; ///< Units per key.
};

} // namespace hipwave

#endif
