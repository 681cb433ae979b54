//===- CompileCommands.cpp - reads compile_commands.json ------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "Frontend/Command.h"
#include "Frontend/CommandWords.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipwave {

static Error failure(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

/// "[3:14, byte=57]: Expected ','" as "PATH:3:14: Expected ','".
static Error syntaxError(StringRef Path, Error E) {
  std::string Text = toString(std::move(E));
  auto [Place, Message] = StringRef(Text).split("]: ");
  Place.consume_front("[");
  StringRef LineAndColumn = Place.split(',').first;
  return failure(Path + ":" + (Message.empty() ? "1:1" : LineAndColumn) + ": " +
                 (Message.empty() ? StringRef(Text) : Message) +
                 "; repair the file or let the build system write it again");
}

namespace {

/// Reads the entries of one database.
class EntryReader {
public:
  EntryReader(StringRef Path)
      : Path(Path), Base(sys::path::parent_path(Path).str()) {}

  Expected<CompileCommand> read(size_t Index, const json::Value &Entry) const {
    const json::Object *Fields = Entry.getAsObject();
    if (!Fields)
      return bad(Index, "", "is no object");
    auto File = Fields->getString("file");
    if (!File || File->empty())
      return bad(Index, "", "has no \"file\"");
    CompileCommand Command;
    // The format demands a directory; some writers leave it out when it is
    // the database's own.
    auto Directory = Fields->getString("directory");
    Command.Directory =
        Directory && !Directory->empty() ? resolveFrom(Base, *Directory) : Base;
    Command.File = resolveFrom(Command.Directory, *File);
    // Where both forms are there, "arguments" needs no guess about quoting.
    if (const json::Array *Words = Fields->getArray("arguments")) {
      for (const json::Value &W : *Words) {
        auto Text = W.getAsString();
        if (!Text)
          return bad(Index, *File, "has an argument that is no string");
        Command.Args.push_back(Text->str());
      }
    } else if (auto Text = Fields->getString("command")) {
      Command.Args = splitShellWords(*Text);
    }
    if (Command.Args.empty())
      return bad(Index, *File, "has neither \"arguments\" nor \"command\"");
    return Command;
  }

private:
  Error bad(size_t Index, StringRef File, StringRef Why) const {
    std::string Name = File.empty() ? "" : (" ('" + File + "')").str();
    return failure(Path + ": entry " + Twine(Index + 1) + Name + " " + Why +
                   "; let the build system write the file again");
  }

  StringRef Path;
  std::string Base;
};

} // namespace

/// The database in or at `Dir`, with an absolute path.
static Expected<std::string> databasePath(StringRef Dir) {
  SmallString<256> Path(Dir.empty() ? "." : Dir);
  if (std::error_code EC = sys::fs::make_absolute(Path))
    return failure("cannot find '" + Dir + "': " + EC.message());
  sys::path::remove_dots(Path);
  if (!sys::fs::is_regular_file(Path))
    sys::path::append(Path, "compile_commands.json");
  return Path.str().str();
}

Expected<std::vector<CompileCommand>> loadCompileCommands(StringRef Dir) {
  auto Path = databasePath(Dir);
  if (!Path)
    return Path.takeError();
  auto Buffer = MemoryBuffer::getFile(*Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return failure(
        "cannot read '" + Twine(*Path) + "': " + Buffer.getError().message() +
        "; configure with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, or run "
        "the build under 'bear --'");
  StringRef Text = (*Buffer)->getBuffer();
  Text.consume_front("\xef\xbb\xbf");
  auto Root = json::parse(Text);
  if (!Root)
    return syntaxError(*Path, Root.takeError());
  const json::Array *Entries = Root->getAsArray();
  if (!Entries)
    return failure(Twine(*Path) + ":1:1: the outermost value is no array; let "
                                  "the build system write the file again");
  EntryReader Reader(*Path);
  std::vector<CompileCommand> Commands;
  Commands.reserve(Entries->size());
  for (const json::Value &Entry : *Entries) {
    auto Command = Reader.read(Commands.size(), Entry);
    if (!Command)
      return Command.takeError();
    Commands.push_back(std::move(*Command));
  }
  return Commands;
}

} // namespace hipwave
