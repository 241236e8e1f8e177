// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of `--set key=value`, one a line, for parameters of every type.
#include "framework/catalogue/settings.hpp"

#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

const std::vector<ParameterSpec>& specs() {
  static const std::vector<ParameterSpec> all{
      {"choice", BW_CHOICE, std::string("left"), 0, 0, 0, {"left", "right", "both sides", "on"}, ""},
      {"flag", BW_BOOL, false, 0, 1, 0, {}, ""},
      {"list", BW_INTEGER_LIST, std::vector<std::int64_t>{1, 2}, -5, 100, 6, {}, ""},
      {"number", BW_INTEGER, std::int64_t{3}, -10, INT64_MAX, 0, {}, ""},
      {"text", BW_TEXT, std::string(), 0, 0, 40, {}, ""},
      {"texts", BW_TEXT_LIST, std::vector<std::string>{}, 0, 0, 20, {}, ""},
  };
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::as_text(data, size);
  std::vector<std::string> settings;
  while (!rest.empty()) settings.emplace_back(fuzz::take_line(rest));
  const auto read = read_settings(settings, specs());
  if (!read) {
    fuzz::require_sentence(read.error());
    return 0;
  }
  for (const auto& spec : specs()) {
    const auto value = read->find(spec.name);
    if (value == read->end()) continue;
    fuzz::require(spec.accept(value->second).has_value(), "what is read fits the parameter");
    const auto again = read_value(spec, write_value(value->second));
    fuzz::require(again.has_value() && *again == value->second,
                  "a value that is written is read as the same");
  }
  return 0;
}
