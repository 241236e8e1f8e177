// SPDX-License-Identifier: GPL-3.0-or-later
//
// A language's texts: whatever is in the file, what is taken from it has the places that English has.
#include "framework/text/language_file.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Sentences kEnglish{{"reason.time", "time is up"}, {"player.against", "{0} against {1}"}};
  const std::string_view text = fuzz::as_text(data, size);
  std::vector<std::string> problems;
  const LanguageFacts facts = read_language_facts(text, "zz.yaml", problems);
  fuzz::require(facts.code == "zz" && !facts.name.empty(), "a language has a code and a name");
  for (const auto& [key, sentence] : read_sentences(text, "zz.yaml", &kEnglish, problems)) {
    const auto english = kEnglish.find(key);
    fuzz::require(english != kEnglish.end(), "a key is one of English");
    fuzz::require(places_in(english->second) == places_in(sentence), "places are those of English");
  }
  for (const auto& problem : problems) {
    fuzz::require_sentence(problem);
    fuzz::require(problem.starts_with("zz.yaml:"), "a problem names the file");
  }
  return 0;
}
