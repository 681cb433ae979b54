//===- Overlay.cpp - users' own mapping files -----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Overlay.h"
#include "Catalog/MappingFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <optional>

using llvm::Error;
using llvm::StringRef;
using llvm::Twine;

namespace hipwave {

namespace {

constexpr EntityKind Kinds[] = {
    EntityKind::Function,  EntityKind::DeviceFunction, EntityKind::Type,
    EntityKind::EnumValue, EntityKind::Macro,          EntityKind::Namespace,
    EntityKind::Method,    EntityKind::Object,
};
constexpr Library Libraries[] = {
#define HIPWAVE_LIBRARY(ID, NAME) Library::ID,
#include "Catalog/Libraries.def"
};
constexpr Trait Traits[] = {
#define HIPWAVE_TRAIT(ID, NAME, DOC) Trait::ID,
#include "Catalog/Traits.def"
};
constexpr ArgumentVerb Verbs[] = {
    ArgumentVerb::Drop, ArgumentVerb::Insert, ArgumentVerb::Move,
    ArgumentVerb::Wrap, ArgumentVerb::Cast,   ArgumentVerb::Replace,
};
constexpr Declared Seen[] = {Declared::Absent, Declared::Unknown};

StringRef toString(Declared D) {
  return D == Declared::Absent ? "absent" : "unknown";
}

} // namespace

/// Turns the values of one file into records. Every member either fills in its
/// result or returns an error that says where the fault is and what to do.
class OverlayReader {
public:
  OverlayReader(Overlay &Out, const MappingFile &File) : Out(Out), File(File) {}

  Error readFile();

private:
  Error fileField(const MappingValue &Key, const MappingValue &V,
                  bool HasEntities);
  Error entity(const MappingValue &V);
  Error entityField(StringRef Key, const MappingValue &V, Entity &E);
  Error entityList(StringRef Key, const MappingValue &V, Entity &E);
  Error header(const MappingValue &V);
  Error headerField(StringRef Key, const MappingValue &V, HeaderEntity &H);
  Error hip(const MappingValue &V, Entity &E);
  Error alternative(const MappingValue &V, Entity &E);
  Error arguments(const MappingValue &V, Entity &E);
  Error step(const MappingValue &V, ArgumentStep &S);
  Error traits(const MappingValue &V, Entity &E);
  Error declared(const MappingValue &V, Entity &E);
  Error notes(const MappingValue &V, Entity &E);

  Error text(const MappingValue &V, StringRef &To);
  Error version(const MappingValue &V, Version &To);
  template <class Int> Error position(const MappingValue &V, Int &To);
  template <class Enum>
  Error oneOf(const MappingValue &V, llvm::ArrayRef<Enum> Known, Enum &To);
  Error target(const MappingValue &Record, StringRef Name, StringRef Hip,
               StringRef Reason);
  Error unknownKey(const MappingValue &Key, StringRef Known) {
    return File.fault(Key, "unknown key '" + Key.Text + "'; known: " + Known);
  }

  Overlay &Out;
  const MappingFile &File;
  // What the file states for records that do not.
  EntityKind Kind = EntityKind::Function;
  Library Lib = Library::Runtime;
  StringRef Source, Include;
  llvm::StringMap<char> InThisFile;
};

Error OverlayReader::text(const MappingValue &V, StringRef &To) {
  if (V.Kind != MappingValue::Scalar)
    return File.fault(V, "expected text");
  if (!V.isText())
    return File.fault(V,
                      "expected text, found " + V.Text + "; put it in quotes");
  if (V.Text.empty())
    return File.fault(V, "the text is empty");
  To = Out.Text.save(V.Text);
  return Error::success();
}

Error OverlayReader::version(const MappingValue &V, Version &To) {
  StringRef Text;
  if (Error Err = text(V, Text))
    return Err;
  llvm::SmallVector<StringRef, 4> Parts;
  Text.split(Parts, '.');
  bool Numbers = Parts.size() >= 2 && llvm::all_of(Parts, [](StringRef Part) {
                   return !Part.empty() && llvm::all_of(Part, llvm::isDigit);
                 });
  if (!Numbers || Parts[0].getAsInteger(10, To.Major) ||
      Parts[1].getAsInteger(10, To.Minor))
    return File.fault(V, "'" + Text + "' is not a version such as \"12.0\"");
  return Error::success();
}

template <class Int>
Error OverlayReader::position(const MappingValue &V, Int &To) {
  unsigned Number;
  if (V.Kind != MappingValue::Scalar || V.Quoted ||
      StringRef(V.Text).getAsInteger(10, Number) || Number > 99)
    return File.fault(V, "expected a number from 0 to 99");
  To = Number;
  return Error::success();
}

template <class Enum>
Error OverlayReader::oneOf(const MappingValue &V, llvm::ArrayRef<Enum> Known,
                           Enum &To) {
  for (Enum Value : Known)
    if (V.Kind == MappingValue::Scalar && toString(Value) == V.Text) {
      To = Value;
      return Error::success();
    }
  std::string Names;
  for (Enum Value : Known)
    Names.append(Names.empty() ? "" : ", ").append(toString(Value));
  return File.fault(V, "'" + V.Text + "' is not one of: " + Names);
}

Error OverlayReader::hip(const MappingValue &V, Entity &E) {
  if (V.Kind != MappingValue::Map)
    return text(V, E.Hip);
  for (const auto &[Key, Value] : V.Fields) {
    Error Err = Key.Text == "name"         ? text(Value, E.Hip)
                : Key.Text == "since"      ? version(Value, E.InHip.Added)
                : Key.Text == "deprecated" ? version(Value, E.InHip.Deprecated)
                : Key.Text == "removed"
                    ? version(Value, E.InHip.Removed)
                    : unknownKey(Key, "name, since, deprecated, removed");
    if (Err)
      return Err;
  }
  return E.Hip.empty() ? File.fault(V, "key 'name' is missing")
                       : Error::success();
}

Error OverlayReader::alternative(const MappingValue &V, Entity &E) {
  if (V.Kind != MappingValue::Map)
    return File.fault(V, "expected a map of keys to values");
  for (const auto &[Key, Value] : V.Fields) {
    Error Err = Key.Text == "name"    ? text(Value, E.AltHip)
                : Key.Text == "count" ? position(Value, E.AltCount)
                                      : unknownKey(Key, "name, count");
    if (Err)
      return Err;
  }
  if (E.AltHip.empty() || E.AltCount < 0)
    return File.fault(V, "needs both 'name' and 'count'");
  return Error::success();
}

Error OverlayReader::step(const MappingValue &V, ArgumentStep &S) {
  if (V.Kind != MappingValue::Map || V.Fields.size() != 1)
    return File.fault(V, "expected one verb, such as 'wrap: {at: 0, with: F}'");
  const auto &[Verb, What] = V.Fields.front();
  if (Error Err = oneOf(Verb, llvm::ArrayRef(Verbs), S.Verb))
    return Err;
  if (What.Kind != MappingValue::Map)
    return File.fault(What, "expected a map of keys to values");
  const bool Moves = S.Verb == ArgumentVerb::Move;
  const bool Writes = !Moves && S.Verb != ArgumentVerb::Drop;
  bool HasAt = false, HasTo = false;
  for (const auto &[Key, Value] : What.Fields) {
    HasAt |= Key.Text == "at";
    HasTo |= Key.Text == "to";
    Error Err = Key.Text == "at"            ? position(Value, S.At)
                : Key.Text == "when-count"  ? position(Value, S.WhenCount)
                : Key.Text == "to" && Moves ? position(Value, S.To)
                : Key.Text == "with" && Writes
                    ? text(Value, S.With)
                    : unknownKey(Key, Moves    ? "at, to, when-count"
                                      : Writes ? "at, with, when-count"
                                               : "at, when-count");
    if (Err)
      return Err;
  }
  if (!HasAt || HasTo != Moves || S.With.empty() == Writes)
    return File.fault(What, Moves    ? "needs both 'at' and 'to'"
                            : Writes ? "needs both 'at' and 'with'"
                                     : "key 'at' is missing");
  return Error::success();
}

Error OverlayReader::arguments(const MappingValue &V, Entity &E) {
  auto *Steps = Out.Memory.Allocate<ArgumentStep>(V.Items.size());
  for (const auto &[I, Item] : llvm::enumerate(V.Items)) {
    new (Steps + I) ArgumentStep{};
    if (Error Err = step(Item, Steps[I]))
      return Err;
  }
  E.Arguments = llvm::ArrayRef(Steps, V.Items.size());
  return Error::success();
}

Error OverlayReader::traits(const MappingValue &V, Entity &E) {
  for (const MappingValue &Item : V.Items) {
    Trait T{};
    if (Error Err = oneOf(Item, llvm::ArrayRef(Traits), T))
      return Err;
    E.Traits |= uint32_t(1) << unsigned(T);
  }
  return Error::success();
}

Error OverlayReader::declared(const MappingValue &V, Entity &E) {
  if (V.Kind != MappingValue::Map)
    return File.fault(V, "expected a map of keys to values");
  for (const auto &[Key, Value] : V.Fields) {
    Declared *To = Key.Text == "cuda"  ? &E.InCudaHeaders
                   : Key.Text == "hip" ? &E.InHipHeaders
                   : Key.Text == "roc" ? &E.InRocHeaders
                                       : nullptr;
    if (Error Err = To ? oneOf(Value, llvm::ArrayRef(Seen), *To)
                       : unknownKey(Key, "cuda, hip, roc"))
      return Err;
  }
  return Error::success();
}

Error OverlayReader::notes(const MappingValue &V, Entity &E) {
  std::string Words;
  for (const MappingValue &Item : V.Items) {
    StringRef Word;
    if (Error Err = text(Item, Word))
      return Err;
    if (Word.contains(' '))
      return File.fault(Item, "a note is one word; write '-' for spaces");
    Words.append(Words.empty() ? "" : " ").append(Word);
  }
  E.Notes = Out.Text.save(Words);
  return Error::success();
}

Error OverlayReader::entityList(StringRef Key, const MappingValue &V,
                                Entity &E) {
  if (V.Kind != MappingValue::List)
    return File.fault(V, "expected a list");
  if (V.Items.empty())
    return File.fault(V, "the list is empty; leave the key out");
  return Key == "traits"  ? traits(V, E)
         : Key == "notes" ? notes(V, E)
                          : arguments(V, E);
}

Error OverlayReader::entityField(StringRef Key, const MappingValue &V,
                                 Entity &E) {
  static constexpr std::pair<StringRef, StringRef Entity::*> Texts[] = {
      {"cuda", &Entity::Cuda},       {"roc", &Entity::Roc},
      {"advice", &Entity::Advice},   {"unsupported", &Entity::Reason},
      {"differs", &Entity::Differs}, {"source", &Entity::Source},
      {"include", &Entity::Include},
  };
  static constexpr std::pair<StringRef, Version VersionRange::*> Versions[] = {
      {"since", &VersionRange::Added},
      {"deprecated", &VersionRange::Deprecated},
      {"removed", &VersionRange::Removed},
  };
  for (auto [Name, Member] : Texts)
    if (Key == Name)
      return text(V, E.*Member);
  for (auto [Name, Member] : Versions)
    if (Key == Name)
      return version(V, E.InCuda.*Member);
  if (Key == "kind")
    return oneOf(V, llvm::ArrayRef(Kinds), E.Kind);
  if (Key == "library")
    return oneOf(V, llvm::ArrayRef(Libraries), E.Lib);
  if (Key == "hip")
    return hip(V, E);
  if (Key == "alt")
    return alternative(V, E);
  if (Key == "declared")
    return declared(V, E);
  return entityList(Key, V, E);
}

/// A record has a counterpart or says why not; of one name there is one record.
Error OverlayReader::target(const MappingValue &Record, StringRef Name,
                            StringRef Hip, StringRef Reason) {
  if (Name.empty())
    return File.fault(Record, "key 'cuda' is missing");
  if (Hip.empty() && Reason.empty())
    return File.fault(Record, "'" + Name + "' needs one of: hip, unsupported");
  if (!Hip.empty() && !Reason.empty())
    return File.fault(
        Record, "'" + Name + "' has both 'hip' and 'unsupported'; keep one");
  if (!InThisFile.try_emplace(Name).second)
    return File.fault(Record,
                      "'" + Name + "' is here twice; remove one record");
  return Error::success();
}

Error OverlayReader::entity(const MappingValue &V) {
  static constexpr StringRef Known =
      "cuda, kind, library, since, deprecated, removed, hip, alt, include, "
      "roc, "
      "unsupported, advice, arguments, traits, differs, declared, notes, "
      "source";
  if (V.Kind != MappingValue::Map)
    return File.fault(V, "expected a map of keys to values");
  Entity E{};
  E.Kind = Kind;
  E.Lib = Lib;
  E.Source = Source;
  for (const auto &[Key, Value] : V.Fields) {
    if (!llvm::is_contained(llvm::split(Known, ", "), Key.Text))
      return unknownKey(Key, Known);
    if (Error Err = entityField(Key.Text, Value, E))
      return Err;
  }
  if (Error Err = target(V, E.Cuda, E.Hip, E.Reason))
    return Err;
  // The file's header is that of its counterparts.
  if (E.Include.empty() && E.isSupported())
    E.Include = Include;
  Out.EntityIndex[E.Cuda] = Out.Entities.size();
  Out.Entities.push_back(E);
  return Error::success();
}

Error OverlayReader::headerField(StringRef Key, const MappingValue &V,
                                 HeaderEntity &H) {
  if (Key == "library")
    return oneOf(V, llvm::ArrayRef(Libraries), H.Lib);
  if (Key == "main") {
    H.Main = V.Text == "true";
    return H.Main || V.Text == "false"
               ? Error::success()
               : File.fault(V, "expected true or false");
  }
  StringRef Ignored; // `source` is not kept for headers
  return text(V, Key == "cuda"          ? H.Cuda
                 : Key == "hip"         ? H.Hip
                 : Key == "roc"         ? H.Roc
                 : Key == "unsupported" ? H.Reason
                 : Key == "advice"      ? H.Advice
                                        : Ignored);
}

Error OverlayReader::header(const MappingValue &V) {
  static constexpr StringRef Known =
      "cuda, library, hip, roc, unsupported, advice, main, source";
  if (V.Kind != MappingValue::Map)
    return File.fault(V, "expected a map of keys to values");
  HeaderEntity H{};
  H.Lib = Lib;
  for (const auto &[Key, Value] : V.Fields) {
    if (!llvm::is_contained(llvm::split(Known, ", "), Key.Text))
      return unknownKey(Key, Known);
    if (Error Err = headerField(Key.Text, Value, H))
      return Err;
  }
  if (Error Err = target(V, H.Cuda, H.Hip, H.Reason))
    return Err;
  Out.HeaderIndex[H.Cuda] = Out.Headers.size();
  Out.Headers.push_back(H);
  return Error::success();
}

/// What stands beside the list of records holds for those that do not say.
Error OverlayReader::fileField(const MappingValue &Key, const MappingValue &V,
                               bool HasEntities) {
  if (Key.Text == (HasEntities ? "entities" : "headers"))
    return Error::success();
  if (Key.Text == "library")
    return oneOf(V, llvm::ArrayRef(Libraries), Lib);
  if (Key.Text == "source")
    return text(V, Source);
  if (Key.Text == "kind" && HasEntities)
    return oneOf(V, llvm::ArrayRef(Kinds), Kind);
  if (Key.Text == "include" && HasEntities)
    return text(V, Include);
  return unknownKey(Key, HasEntities
                             ? "library, kind, include, source, entities"
                             : "library, source, headers");
}

Error OverlayReader::readFile() {
  const MappingValue &Top = File.root();
  const MappingValue *Entities = Top.field("entities");
  const MappingValue *Headers = Top.field("headers");
  if (!Entities == !Headers)
    return File.fault(Top,
                      "expected a map with either 'entities' or 'headers'");
  for (const auto &[Key, Value] : Top.Fields)
    if (Error Err = fileField(Key, Value, Entities))
      return Err;
  const MappingValue &Records = Entities ? *Entities : *Headers;
  if (Records.Kind != MappingValue::List)
    return File.fault(Records, "expected a list");
  for (const MappingValue &Record : Records.Items)
    if (Error Err = Entities ? entity(Record) : header(Record))
      return Err;
  return Error::success();
}

const Entity *Overlay::find(StringRef Name) const {
  auto It = EntityIndex.find(Name);
  return It == EntityIndex.end() ? nullptr : &Entities[It->second];
}

const HeaderEntity *Overlay::findHeader(StringRef Path) const {
  auto It = HeaderIndex.find(Path);
  return It == HeaderIndex.end() ? nullptr : &Headers[It->second];
}

Error Overlay::add(llvm::MemoryBufferRef Buffer) {
  auto File = MappingFile::parse(Buffer);
  if (!File)
    return File.takeError();
  return OverlayReader(*this, **File).readFile();
}

llvm::Expected<std::shared_ptr<const Overlay>>
loadOverlay(llvm::ArrayRef<std::string> Files) {
  auto Result = std::make_shared<Overlay>();
  for (const std::string &Path : Files) {
    auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (std::error_code EC = Buffer.getError())
      return llvm::createStringError(EC, "cannot read mapping file '%s': %s",
                                     Path.c_str(), EC.message().c_str());
    if (Error Err = Result->add((*Buffer)->getMemBufferRef()))
      return llvm::Expected<std::shared_ptr<const Overlay>>(std::move(Err));
  }
  return std::shared_ptr<const Overlay>(std::move(Result));
}

} // namespace hipwave
