// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/trial_notes.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>

#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "framework/workshop/saves.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string line_of(const TrialNote& note) {
  const Json json{{"time", note.time.time_since_epoch().count()},
                  {"match", note.match},
                  {"name", one_line(note.name)},
                  {"ply", note.ply},
                  {"position", note.position},
                  {"words", one_line(note.words)}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<TrialNote> note_in(const std::string& line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  try {
    return TrialNote{UtcTime(Milliseconds(json.at("time").get<std::int64_t>())),
                     json.at("match").get<std::string>(),
                     json.at("name").get<std::string>(),
                     json.at("ply").get<std::size_t>(),
                     json.at("position").get<std::string>(),
                     json.at("words").get<std::string>()};
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

/// Behind what is there, which may be a line that was never finished.
int append(int descriptor, std::string line) {
  struct stat now {};
  if (fstat(descriptor, &now) != 0) return errno;
  if (static_cast<std::size_t>(now.st_size) + line.size() > kMostNotes) return EFBIG;
  char last = '\n';
  if (now.st_size > 0 && pread(descriptor, &last, 1, now.st_size - 1) != 1) return errno;
  if (last != '\n') line.insert(line.begin(), '\n');
  if (const int error = write_all(descriptor, line); error != 0) return error;
  return fsync(descriptor) == 0 ? 0 : errno;
}

}  // namespace

TrialPlace trial_place(const fs::path& game, const fs::path& below) {
  const fs::path store = Saves(game, below).folder() / "trials" / "matches.db";
  return {store, notes_beside(store)};
}

fs::path notes_beside(const fs::path& store) {
  fs::path notes = store;
  return notes.replace_extension(".notes.jsonl");
}

Result<void> keep_note(const fs::path& file, const TrialNote& note) {
  const auto failed = [&](int error) {
    return fail(file.string() + (error == EFBIG
                                     ? ": is full; move it away and it begins anew"
                                     : ": can't be written: " + std::string(std::strerror(error))));
  };
  const int descriptor = open(file.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return failed(errno);
  const int error = append(descriptor, line_of(note));
  close(descriptor);
  if (error != 0) return failed(error);
  return {};
}

Result<std::vector<TrialNote>> notes_in(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return std::vector<TrialNote>();
  const auto text = read_file(file, kMostNotes, "notes");
  if (!text) return fail(file.string() + ": " + text.error());
  std::vector<TrialNote> notes;
  for (std::size_t begin = 0; begin < text->size();) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    if (auto note = note_in(text->substr(begin, end - begin))) notes.push_back(std::move(*note));
    begin = end + 1;
  }
  return notes;
}

}  // namespace boardwright
