// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys of texts are written as words in the sources: each must exist, and none may be left over.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "framework/text/host_reasons.hpp"
#include "framework/text/program_texts.hpp"

using namespace boardwright;

namespace {

std::string group_of(const std::string& key) { return key.substr(0, key.find('.')); }

/// Whatever stands in quotes and looks like a key of one of the groups.
std::set<std::string> keys_in_sources(const std::set<std::string>& groups) {
  static const std::regex kKey("\"([a-z_]+)[.]([a-z0-9_]+)\"");
  static const std::set<std::string> kEndings{"csv", "html", "json", "pdf", "yaml"};  // a file's name
  std::set<std::string> keys;
  for (const char* folder : {"framework", "ui"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(BOARDWRIGHT_SOURCE_DIR "/") + folder)) {
      const auto kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".hpp") continue;
      if (entry.path().filename() == "script_help.cpp") continue;  // words of scripts, such as board.ray
      std::ifstream file(entry.path());
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      for (std::sregex_iterator i(text.begin(), text.end(), kKey), end; i != end; ++i)
        if (groups.contains((*i)[1]) && !kEndings.contains((*i)[2]))
          keys.insert((*i)[1].str() + "." + (*i)[2].str());
    }
  return keys;
}

}  // namespace

TEST_CASE("every key in the sources is English, and every English text is used") {
  const Sentences& english = program_texts().sentences(Language::kEnglish);
  std::set<std::string> groups;
  for (const auto& [key, sentence] : english) groups.insert(group_of(key));
  const auto used = keys_in_sources(groups);
  CHECK(used.size() > 150);
  std::string unknown, left_over;
  for (const auto& key : used)
    if (!english.contains(key)) unknown += key + " ";
  CHECK(unknown == "");
  // These are found by an id that is made elsewhere: a reason's, a message's, a metric's, a player's, a
  // tie-break's, an event's; refusals, laws and verdicts by what they say.
  const std::set<std::string> by_id{
      "reason",           "law",     "left",      "message",           "metric",
      "player",           "refusal", "tie_break", "tie_break_meaning", "tie_break_changed",
      "tournament_event", "verdict"};
  for (const auto& [key, sentence] : english)
    if (!by_id.contains(group_of(key)) && !used.contains(key)) left_over += key + " ";
  CHECK(left_over == "");
}

TEST_CASE("every reason of the host is said, and nothing else is said of reasons") {
  std::set<std::string> ids;
  for (const auto reason : host_reasons())
    for (const char* to : {"", "_lost", "_won", "_by", "_short"})
      ids.insert("reason." + std::string(reason) + to);
  for (const auto& [key, sentence] : program_texts().sentences(Language::kEnglish))
    if (group_of(key) == "reason") CHECK(ids.contains(key));
}
