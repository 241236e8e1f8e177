// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's own texts: what it comes with is whole, and what others write can be wrong in every way.
#include "framework/text/program_texts.hpp"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "framework/text/fill_in.hpp"
#include "tests/support/scratch_folder.hpp"

using namespace boardwright;

namespace {

constexpr std::string_view kEnglish = R"(language:
  name: English
  place: 1
group:
  hello: Hello.
  beaten: "{0} beats {1}."
)";

void write(const std::filesystem::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

/// English and one file zz.yaml of this text.
struct OneMore {
  explicit OneMore(const std::string& text) {
    write(folder.path() / "zz.yaml", text);
    const std::filesystem::path all[] = {folder.path()};
    texts.emplace(kEnglish, all);
  }
  [[nodiscard]] const std::string& say(const std::string& key) const {
    const std::string* found = texts->find(Language(1), key);
    REQUIRE(found != nullptr);
    return *found;
  }
  /// All sentences of problems, without the file's name.
  [[nodiscard]] std::vector<std::string> problems() const {
    std::vector<std::string> all = texts->problems();
    const auto& more = texts->problems(Language(1));
    all.insert(all.end(), more.begin(), more.end());
    const std::string name = (folder.path() / "zz.yaml").string();
    for (auto& one : all) {
      REQUIRE(one.starts_with(name + ":"));
      one = one.substr(name.size() + 1);
    }
    return all;
  }

  test::ScratchFolder folder;
  std::optional<ProgramTexts> texts;
};

using Sayings = std::vector<std::string>;

}  // namespace

TEST_CASE("the program's own languages are whole: every key, and nothing wrong") {
  const ProgramTexts& texts = program_texts();
  CHECK(texts.problems() == Sayings{});
  const Sentences& english = texts.sentences(Language::kEnglish);
  CHECK(english.size() > 250);
  CHECK(codes_of_languages() == "en, nl, de or fr");
  for (const Language language : languages()) {
    INFO(language_code(language));
    CHECK(texts.problems(language) == Sayings{});
    std::string missing;
    for (const auto& [key, sentence] : english)
      if (!texts.sentences(language).contains(key)) missing += key + " ";
    CHECK(missing == "");
    CHECK_FALSE(facts_of(language).draft);
  }
}

TEST_CASE("a language is a file: its facts, its texts, and English for the rest") {
  const OneMore zed(
      "language: {name: Zed, place: 7, decimal: ',', percent: ' pc', draft: on}\n"
      "group: {beaten: '{1} zed {0}'}\n");
  CHECK(zed.problems() == Sayings{});
  REQUIRE(zed.texts->languages().size() == 2);
  const LanguageFacts& facts = zed.texts->languages()[1];
  CHECK(facts.code == "zz");
  CHECK(facts.name == "Zed");
  CHECK(facts.decimal == ",");
  CHECK(facts.percent == " pc");
  CHECK(facts.draft);
  CHECK(facts.folder == zed.folder.path());
  CHECK(zed.say("group.beaten") == "{1} zed {0}");
  CHECK(zed.say("group.hello") == "Hello.");
  CHECK(zed.texts->find(Language(1), "group.nothing") == nullptr);
}

TEST_CASE("what is wrong in a language's file is said with its place, and English stands in") {
  const std::string head = "language: {name: Zed}\n";
  CHECK(OneMore("language: {name: Zed\n").problems().size() == 3);  // no name either
  CHECK(OneMore("language: {name: Zed\n").say("group.hello") == "Hello.");
  CHECK(OneMore("").problems() == Sayings{"1:1: the file: expected keys with texts",
                                          "1:1: language: the key 'name' is missing",
                                          "1:1: the file: expected keys with texts"});
  CHECK(OneMore("group: {hello: Zello.}\n").problems() ==
        Sayings{"1:1: expected 'language' first, found 'group'", "1:1: language: the key 'name' is missing"});
  CHECK(OneMore("language: {name: Zed, plaec: 3}\n").problems() ==
        Sayings{"1:23: language: unknown key 'plaec'; did you mean 'place'?"});
  CHECK(OneMore("language: {name: Zed, place: last}\n").problems() ==
        Sayings{"1:30: language: place: expected a whole number, found 'last'"});
  CHECK(OneMore("language: {name: Zed, draft: maybe}\n").problems() ==
        Sayings{"1:30: language: draft: expected on or off, found 'maybe'"});
  CHECK(OneMore(head + "grup: {hello: Zello.}\n").problems() == Sayings{"2:1: unknown group 'grup'"});
  CHECK(OneMore(head + "group: {helo: Zello.}\n").problems() ==
        Sayings{"2:9: unknown key 'group.helo'; did you mean 'group.hello'?"});
  CHECK(OneMore(head + "group: {hello: [Zello.]}\n").problems() ==
        Sayings{"2:16: group.hello: expected a text"});
  CHECK(OneMore(head + "group: {hello: ''}\n").problems() == Sayings{"2:16: group.hello: expected a text"});
  CHECK(OneMore(head + "group:\n  hello: one\n  hello: two\n").problems() ==
        Sayings{"4:3: group: key 'hello' occurs twice"});
  const OneMore places(head + "group: {beaten: '{0} zed {2}', hello: '{name} Zello'}\n");
  CHECK(places.problems() ==
        Sayings{"2:17: group.beaten: expected the places {0}, {1} as in English, found {0}, {2}",
                "2:39: group.hello: expected the places none as in English, found {name}"});
  CHECK(places.say("group.beaten") == "{0} beats {1}.");
  CHECK(OneMore(head + "group: {hello: \"Z\\x1b[31m\"}\n").say("group.hello") == "Z [31m");
}

TEST_CASE("folders that aren't there and files that are none do no harm") {
  test::ScratchFolder folder;
  write(folder.path() / "notes.yaml", "language: {name: Notes}\n");
  write(folder.path() / "en.yaml", "language: {name: Other}\ngroup: {hello: Other.}\n");
  REQUIRE(mkfifo((folder.path() / "aa.yaml").c_str(), 0600) == 0);
  std::filesystem::create_directory(folder.path() / "bb.yaml");
  const std::filesystem::path folders[] = {folder.path() / "nowhere", folder.path()};
  const ProgramTexts texts(kEnglish, folders);
  REQUIRE(texts.languages().size() == 1);
  CHECK(*texts.find(Language::kEnglish, "group.hello") == "Hello.");  // the program's own
  REQUIRE(texts.problems().size() == 3);
  CHECK(texts.problems()[0].starts_with((folder.path() / "aa.yaml").string() + ": "));
  CHECK(texts.problems()[1].starts_with((folder.path() / "bb.yaml").string() + ": "));
  CHECK(texts.problems()[2] == (folder.path() / "notes.yaml").string() +
                                   ": expected the code of a language as its name, such as nl.yaml");
}

TEST_CASE("languages stand by their places, and the first folder's file counts") {
  test::ScratchFolder first, second;
  write(first.path() / "aa.yaml", "language: {name: A, place: 5}\ngroup: {hello: A.}\n");
  write(first.path() / "bb.yaml", "language: {name: B, place: 4}\n");
  write(first.path() / "dd.yaml", "language: {name: D}\n");
  write(second.path() / "aa.yaml", "language: {name: Other, place: 1}\ngroup: {hello: Other.}\n");
  write(second.path() / "cc.yaml", "language: {name: C, place: 5}\n");
  const std::filesystem::path folders[] = {first.path(), second.path()};
  const ProgramTexts texts(kEnglish, folders);
  std::string names;
  for (const auto& facts : texts.languages()) names += facts.name + " ";
  CHECK(names == "English B A C D ");
  CHECK(*texts.find(Language(2), "group.hello") == "A.");
}

TEST_CASE("places are filled by their numbers; one without an argument stays") {
  CHECK(fill_in("{1}, {0} and {1}", {"a", "b"}) == "b, a and b");
  CHECK(fill_in("{0}{2}{x}{", {"{1}"}) == "{1}{2}{x}{");
  CHECK(fill_in("{9}{10}", {}) == "{9}{10}");
  CHECK(places_in("{1} {0} {1} {a_b} {} {A} {x") == Sayings{"0", "1", "a_b"});
}
