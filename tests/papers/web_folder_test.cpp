// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <set>

#include "framework/papers/web_folder.hpp"
#include "tests/papers/evening_sample.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::papers;

TEST_CASE("pages run nothing, load nothing, and lead to pages that are there") {
  const auto files = web_folder(sample_evening(14, 4, german()));
  std::set<std::string> names;
  for (const auto& file : files) {
    CHECK(names.insert(file.name).second);
    if (!file.name.ends_with(".html")) continue;
    for (const char* forbidden : {"<script", "http", "src=", "onclick", "@import", "url("})
      CHECK(file.content.find(forbidden) == std::string::npos);
    CHECK(file.content.find("width=device-width") != std::string::npos);
    CHECK(file.content.find("<html lang=\"de\">") != std::string::npos);
  }
  for (const auto& file : files)
    for (std::size_t at = file.content.find("href=\""); at != std::string::npos;
         at = file.content.find("href=\"", at + 1)) {
      const std::size_t begin = at + 6;
      CHECK(names.contains(file.content.substr(begin, file.content.find('"', begin) - begin)));
    }
  CHECK(files.back().name == "index.html");  // whoever is written last never leads nowhere
  for (const char* name : {"round-1.html", "round-3.html", "round-4.csv", "standings.html", "standings.csv",
                           "names.html", "cross.html"})
    CHECK(names.contains(name));
  // Before the first round the standings are the first page.
  const auto before = web_folder(sample_evening(3, 0, Language::kEnglish));
  CHECK(before.back().name == "index.html");
}

TEST_CASE("the first page says by which code the next lot can be checked (T1.7)") {
  auto paper = sample_evening(3, 0, german());
  const auto first = [&] {
    for (const auto& file : web_folder(paper))
      if (file.name == "index.html") return file.content;
    return std::string();
  };
  CHECK(first().find("Prüfcode") == std::string::npos);
  paper.lot = "0123456789abcdef";
  CHECK(first().find("noch zu ziehen ist: 0123 4567 89ab cdef") != std::string::npos);
}

TEST_CASE("names stand as they may be shown, and never as markup") {  // T20.8
  auto paper = sample_evening(4, 1, dutch());
  paper.table.entrants[0].name = "Ada <b>Lovelace</b> & Co";
  const auto all = [&](NameForm form) {
    std::string text;
    for (const auto& file : web_folder(paper, form)) text += file.content;
    return text;
  };
  CHECK(all(NameForm::kName).find("Ada &lt;b&gt;Lovelace&lt;/b&gt; &amp; Co") != std::string::npos);
  for (const auto& file : web_folder(paper))
    if (file.name.ends_with(".html")) CHECK(file.content.find("<b>") == std::string::npos);
  const std::string initials = all(NameForm::kShort);
  CHECK(initials.find("Ben Þ.") != std::string::npos);
  CHECK(initials.find("Þorsteinsson") == std::string::npos);
  const std::string numbers = all(NameForm::kNumber);
  CHECK(numbers.find("Nr. 2") != std::string::npos);
  CHECK(numbers.find("Ben") == std::string::npos);
  // Nothing but names, clubs' names and points: no ratings.
  CHECK(all(NameForm::kName).find("1893") == std::string::npos);
}
