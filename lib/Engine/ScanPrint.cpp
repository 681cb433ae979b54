//===- ScanPrint.cpp - the report of a first look -------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Scan.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

namespace hipwave {

using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// "1,234,567"
std::string digits(uint64_t N) {
  std::string Text = std::to_string(N);
  for (int At = int(Text.size()) - 3; At > 0; At -= 3)
    Text.insert(At, ",");
  return Text;
}

std::string plural(uint64_t N, StringRef What) {
  return digits(N) + " " + What.str() + (N == 1 ? "" : "s");
}

class Printer {
public:
  Printer(const ScanReport &R, llvm::raw_ostream &Out, unsigned Top)
      : R(R), Out(Out), Top(Top) {}

  void run() {
    Out << plural(R.Files.size(), "file") << ", " << plural(R.Lines, "line");
    if (R.FilesSkipped)
      Out << ", " << digits(R.FilesSkipped) << " skipped (not text, or not "
          << "readable)";
    Out << "; " << plural(R.FilesWithCuda, "file")
        << (R.FilesWithCuda == 1 ? " uses" : " use") << " CUDA\n";
    if (!R.All.any())
      return;
    uses();
    sites();
    libraries();
    names("Without counterpart", R.Unsupported);
    names("Unknown", R.Unknown);
    names("Headers without counterpart", R.MissingHeaders);
    Out << "\nThese are counts of words: nothing was parsed. 'hipwave "
           "translate' tells more.\n";
  }

private:
  void row(StringRef What, uint64_t Uses, StringRef Rest = "") {
    Out << llvm::formatv("  {0,-30} {1,12}{2}{3}\n", What, digits(Uses),
                         Rest.empty() ? "" : "  ", Rest);
  }

  void uses() {
    const ScanCounts &C = R.All;
    Out << "\nUses of CUDA's names\n";
    row("with a counterpart in HIP", C.Supported,
        plural(R.SupportedNames, "name"));
    row("without", C.Unsupported, plural(R.Unsupported.size(), "name"));
    row("unknown, of CUDA's form", C.Unknown, plural(R.Unknown.size(), "name"));
    if (C.Own)
      row("defined by the project", C.Own);
  }

  void sites() {
    const ScanCounts &C = R.All;
    Out << "\nSites\n";
    row("kernel launches", C.Launches);
    row("includes with a counterpart", C.Includes);
    row("includes without", C.UnsupportedIncludes);
    row("warp-level operations", C.WarpSites, files(&ScanCounts::WarpSites));
    row("tensor cores", C.TensorCores, files(&ScanCounts::TensorCores));
    row("inline assembly", C.InlineAsm, files(&ScanCounts::InlineAsm));
  }

  std::string files(uint64_t ScanCounts::*Field) const {
    uint64_t N = std::count_if(
        R.Files.begin(), R.Files.end(),
        [&](const ScannedFile &F) { return F.Counts.*Field != 0; });
    return N ? "in " + plural(N, "file") : "";
  }

  void libraries() {
    Out << llvm::formatv("\n{0,-32} {1,12} {2,12}\n", "By library", "with",
                         "without");
    for (const ScannedLibrary &L : R.Libraries)
      Out << llvm::formatv("  {0,-30} {1,12} {2,12}\n", toString(L.Lib),
                           digits(L.Supported), digits(L.Unsupported));
  }

  void names(StringRef Title, const std::vector<ScannedName> &Names) {
    if (Names.empty())
      return;
    Out << "\n" << Title << "\n";
    for (const ScannedName &N : llvm::ArrayRef(Names).take_front(Top))
      Out << llvm::formatv("  {0,-34} {1,8}  {2,-10} {3}:{4}\n", N.Name,
                           digits(N.Uses), plural(N.Files, "file"), N.FirstFile,
                           N.FirstLine);
    if (Names.size() > Top)
      Out << "  and " << digits(Names.size() - Top) << " more\n";
  }

  const ScanReport &R;
  llvm::raw_ostream &Out;
  unsigned Top;
};

json::Object toJson(const ScanCounts &C) {
  return json::Object{{"supported", C.Supported},
                      {"unsupported", C.Unsupported},
                      {"unknown", C.Unknown},
                      {"own", C.Own},
                      {"launches", C.Launches},
                      {"includes", C.Includes},
                      {"unsupportedIncludes", C.UnsupportedIncludes},
                      {"warpSites", C.WarpSites},
                      {"tensorCores", C.TensorCores},
                      {"inlineAsm", C.InlineAsm}};
}

/// Names of files may be anything; JSON is UTF-8.
std::string utf8(StringRef Text) {
  return json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
}

json::Array toJson(const std::vector<ScannedName> &Names) {
  json::Array All;
  for (const ScannedName &N : Names) {
    json::Object O{{"name", utf8(N.Name)},
                   {"uses", N.Uses},
                   {"files", N.Files},
                   {"first", json::Object{{"file", utf8(N.FirstFile)},
                                          {"line", N.FirstLine}}}};
    StringRef Reason = N.What     ? N.What->Reason
                       : N.Header ? N.Header->Reason
                                  : "";
    StringRef Advice = N.What     ? N.What->Advice
                       : N.Header ? N.Header->Advice
                                  : "";
    if (N.What)
      O["library"] = toString(N.What->Lib);
    if (!Reason.empty())
      O["reason"] = Reason;
    if (!Advice.empty())
      O["advice"] = Advice;
    All.push_back(std::move(O));
  }
  return All;
}

} // namespace

void printScan(const ScanReport &R, llvm::raw_ostream &Out, unsigned Top) {
  Printer(R, Out, Top).run();
}

json::Object scanToJson(const ScanReport &R) {
  json::Array Files, Libraries;
  for (const ScannedFile &F : R.Files) {
    if (!F.Skipped.empty())
      Files.push_back(
          json::Object{{"file", utf8(F.Name)}, {"skipped", utf8(F.Skipped)}});
    else if (F.Counts.any())
      Files.push_back(json::Object{{"file", utf8(F.Name)},
                                   {"lines", F.Lines},
                                   {"counts", toJson(F.Counts)}});
  }
  for (const ScannedLibrary &L : R.Libraries)
    Libraries.push_back(json::Object{{"library", toString(L.Lib)},
                                     {"supported", L.Supported},
                                     {"unsupported", L.Unsupported}});
  return json::Object{{"files", R.Files.size()},
                      {"filesWithCuda", R.FilesWithCuda},
                      {"filesSkipped", R.FilesSkipped},
                      {"lines", R.Lines},
                      {"bytes", R.Bytes},
                      {"parsed", false},
                      {"counts", toJson(R.All)},
                      {"supportedNames", R.SupportedNames},
                      {"libraries", std::move(Libraries)},
                      {"unsupported", toJson(R.Unsupported)},
                      {"unknown", toJson(R.Unknown)},
                      {"missingHeaders", toJson(R.MissingHeaders)},
                      {"byFile", std::move(Files)}};
}

} // namespace hipwave
