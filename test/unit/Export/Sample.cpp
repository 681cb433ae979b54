//===- Sample.cpp - reports and folders to try exporters on ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sample.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace hipwave::test {

FileReport &addFile(Report &R, std::string Path, std::string Text,
                    std::vector<Edit> Edits) {
  FileReport F;
  F.File = R.Paths.size();
  R.Paths.push_back(std::move(Path));
  F.NewText = applyEdits(Text, Edits);
  F.OldText = std::move(Text);
  F.Edits = std::move(Edits);
  F.Outcome =
      F.Edits.empty() ? FileOutcome::Unchanged : FileOutcome::Translated;
  R.Files.push_back(std::move(F));
  return R.Files.back();
}

Edit edit(const Report &R, uint32_t Begin, uint32_t End, std::string Text) {
  return {Span{FileId(R.Paths.size()), Begin, End}, std::move(Text)};
}

Finding finding(const FileReport &F, std::string Rule, uint32_t Begin,
                uint32_t End, std::string Message) {
  Finding Out;
  Out.Rule = std::move(Rule);
  Out.Where = {F.File, Begin, End};
  Out.Message = std::move(Message);
  return Out;
}

static constexpr RuleInfo Rules[] = {
    {"api-renamed", "api", Severity::Remark, "a CUDA name has a HIP name"},
    {"api-unsupported", "api", Severity::Warning, "HIP has no counterpart"},
    {"lane-mask", "warp", Severity::Error, "a lane mask has 32 bits"},
};

Report sample() {
  Report R;
  R.Rules = Rules;
  std::string Text =
      "#include <a.h>\nint x = cudaFoo(\xc3\xa9, m);\n\tcudaBar();\n";
  FileReport &A =
      addFile(R, "src/a b.cu", Text,
              {edit(R, 0, 0, "#include <hip.h>\n"), edit(R, 23, 30, "hipFoo")});
  Finding Renamed = finding(A, "api-renamed", 23, 30, "cudaFoo is hipFoo");
  Renamed.Level = Severity::Remark;
  Renamed.Entity = "cudaFoo";
  Renamed.Remedy = Fix{Safety::Safe, {A.Edits[1]}, {"hip.h"}};
  Finding Mask = finding(A, "lane-mask", 35, 36, "lane mask has 32 bits");
  Mask.Level = Severity::Error;
  Mask.From = Origin::MacroArgument;
  Mask.Basis = Evidence::Approximate;
  Mask.Advice = "widen it";
  Mask.Notes = {{Span{A.File, 15, 18}, "declared here"},
                {Span{1, 2, 4}, "used here"}};
  Mask.Remedy = Fix{Safety::Review, {Edit{Span{A.File, 35, 36}, "~0ull"}}, {}};
  Finding Gone = finding(A, "api-unsupported", 40, 47, "no cudaBar in HIP");
  Gone.WhyNot = NoFixReason::NoCounterpart;
  A.Findings = {Renamed, Mask, Gone};
  A.Stats = {.Lines = 3,
             .CudaUses = 3,
             .CudaUsesDone = 1,
             .CudaLines = 2,
             .CudaLinesDone = 0,
             .WarpSites = 1,
             .UnknownNames = 0};
  R.Paths.push_back("/usr/include/sys.h"); // Known by name only.
  addFile(R, "src/z.h", "\n");
  return R;
}

//===----------------------------------------------------------------------===//
// Random reports
//===----------------------------------------------------------------------===//

static std::string randomText(std::mt19937 &Random, unsigned Longest) {
  static const StringRef Pieces[] = {"a",
                                     "b",
                                     "foo",
                                     " ",
                                     "\t",
                                     "\n",
                                     "\n",
                                     "\r\n",
                                     "\r",
                                     "\\",
                                     "\"",
                                     "'",
                                     ": ",
                                     "\xc3\xa9",
                                     "\xe4\xb8\xad",
                                     "\xf0\x9f\x98\x80",
                                     "\xff",
                                     "#",
                                     "-",
                                     "+",
                                     "@@"};
  std::string Out;
  for (unsigned N = Random() % (Longest + 1); N; --N)
    Out += Pieces[Random() % std::size(Pieces)];
  return Out;
}

static std::vector<Edit> randomEdits(std::mt19937 &Random, FileId File,
                                     uint32_t Size) {
  std::vector<Edit> Out;
  uint32_t At = 0;
  bool MayInsert = true;
  while (Random() % 8) {
    uint32_t Begin = At + (Random() % 2 ? Random() % 20 : 0);
    uint32_t End = Begin + (Random() % 2 ? Random() % 12 : 0);
    if (Begin > Size)
      break;
    End = std::min(End, Size);
    std::string Text = randomText(Random, 6);
    if (Begin == End && (Text.empty() || (Begin == At && !MayInsert)))
      continue;
    // Two insertions at one place would have been joined.
    MayInsert = Begin != End;
    At = End;
    Out.push_back({Span{File, Begin, End}, Text});
  }
  return Out;
}

Report randomReport(unsigned Files, unsigned Seed) {
  std::mt19937 Random(Seed);
  Report R;
  for (unsigned I = 0; I != Files; ++I) {
    std::string Text = Random() % 10 ? randomText(Random, 120) : "";
    if (Random() % 8 == 0)
      Text = "\xef\xbb\xbf" + Text;
    std::vector<Edit> Edits = randomEdits(Random, R.Paths.size(), Text.size());
    FileReport &F = addFile(R, "f" + utostr(1000 + I), Text, Edits);
    // Every other edit belongs to a finding.
    for (size_t E = 0; E < F.Edits.size(); E += 2) {
      Span Where = F.Edits[E].Where;
      F.Findings.push_back(
          finding(F, "api-renamed", Where.Begin, Where.End, "renamed"));
      F.Findings.back().Remedy = Fix{Safety::Safe, {F.Edits[E]}, {}};
    }
  }
  return R;
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

Folder::Folder() {
  SmallString<128> Name;
  if (sys::fs::createUniqueDirectory("hipwave-test", Name))
    abort();
  // macOS and some containers have a link on the way.
  SmallString<128> Real;
  if (sys::fs::real_path(Name, Real))
    abort();
  Path = Real.str().str();
}

Folder::~Folder() { sys::fs::remove_directories(Path); }

std::string Folder::operator/(StringRef Name) const {
  return Path + "/" + Name.str();
}

void Folder::write(StringRef Name, StringRef Bytes) const {
  std::string Whole = *this / Name;
  sys::fs::create_directories(sys::path::parent_path(Whole));
  std::error_code Code;
  raw_fd_ostream OS(Whole, Code);
  OS << Bytes;
}

std::string Folder::read(StringRef Name) const {
  auto Text = MemoryBuffer::getFile(*this / Name, false, false);
  return Text ? (*Text)->getBuffer().str() : "<cannot read " + Name.str() + ">";
}

bool Folder::has(StringRef Name) const { return sys::fs::exists(*this / Name); }

std::vector<std::string> Folder::list() const {
  std::vector<std::string> Out;
  std::error_code Code;
  for (sys::fs::recursive_directory_iterator At(Path, Code, false), End;
       !Code && At != End; At.increment(Code))
    if (!sys::fs::is_directory(At->path()) ||
        sys::fs::is_symlink_file(At->path()))
      Out.push_back(At->path().substr(Path.size() + 1));
  std::sort(Out.begin(), Out.end());
  return Out;
}

std::optional<std::string> Folder::run(StringRef Command) const {
  auto Shell = sys::findProgramByName("sh");
  std::string Log = Path + ".log";
  std::string Whole = "cd '" + Path + "' && { " + Command.str() +
                      "; } </dev/null >'" + Log + "' 2>&1";
  int Status = Shell ? sys::ExecuteAndWait(*Shell, {"sh", "-c", Whole}) : -1;
  auto Text = MemoryBuffer::getFile(Log);
  sys::fs::remove(Log);
  if (!Status)
    return std::nullopt;
  return Text ? (*Text)->getBuffer().str() : "no output";
}

std::optional<std::string> invalidJson(StringRef Json, StringRef Schema,
                                       std::string &Missing) {
  Folder In;
  In.write("it.json", Json);
  In.write("check.py", ("import json, pathlib, sys\n"
                        "try:\n"
                        "    import jsonschema\n"
                        "    schema = " +
                        Schema +
                        "\nexcept ImportError as error:\n"
                        "    print(error.name)\n"
                        "    sys.exit(77)\n"
                        "kind = jsonschema.validators.validator_for(schema)\n"
                        "kind.check_schema(schema)\n"
                        "jsonschema.validate(json.load(open('it.json')), "
                        "schema, kind)\n")
                           .str());
  std::optional<std::string> Failed =
      In.run(HIPWAVE_TEST_PYTHON " check.py || { [ $? = 77 ] && touch missing; "
                                 "false; }");
  if (In.has("missing"))
    Missing = "Python has no " + *Failed;
  return Failed;
}

bool hasProgram(StringRef Name) { return bool(sys::findProgramByName(Name)); }

void writeOldTexts(const Report &R, const Folder &In) {
  for (const FileReport &F : R.Files)
    In.write(R.path(F.File), F.OldText);
}

std::vector<std::string> differing(const Report &R, const Folder &In) {
  std::vector<std::string> Out;
  for (const FileReport &F : R.Files)
    if (In.read(R.path(F.File)) != F.NewText)
      Out.push_back(R.path(F.File));
  return Out;
}

} // namespace hipwave::test
