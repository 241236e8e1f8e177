// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/number_options.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::cli {
namespace {

/// Without zeros in front, which would make the number octal.
std::string plain(const std::string& digits) {
  const bool negative = digits.starts_with('-');
  const auto first = digits.find_first_not_of('0', negative ? 1 : 0);
  return (negative ? "-" : "") + (first == std::string::npos ? "0" : digits.substr(first));
}

template <class Number>
std::string read_whole(std::string& text) {
  constexpr bool kNegative = std::is_signed_v<Number>;
  if (!whole_number<Number>(text))
    return "expected a whole number in digits, from " +
           std::string(kNegative ? "-9223372036854775808" : "0") + " to " +
           std::to_string(std::numeric_limits<Number>::max()) + ", not '" + excerpt(text) + "'";
  text = plain(text);
  return {};
}

std::string read_decimal(std::string& text) {
  constexpr std::size_t kLongest = 40;  // what a sentence about its range can quote
  if (text.size() <= kLongest && decimal_number(text)) return {};
  return "expected a number such as 2 or 0.5, not '" + excerpt(text) + "'";
}

}  // namespace

void hold_numbers_to_one_rule(CLI::App& app) {
  for (CLI::Option* option : app.get_options({})) {
    const std::string type = option->get_type_name();  // of what it sets, then what it has to fit
    if (type.starts_with("UINT"))
      option->transform(CLI::Validator(read_whole<std::uint64_t>, ""));
    else if (type.starts_with("INT"))
      option->transform(CLI::Validator(read_whole<std::int64_t>, ""));
    else if (type.starts_with("FLOAT"))
      option->transform(CLI::Validator(read_decimal, ""));
  }
  for (CLI::App* command : app.get_subcommands({})) hold_numbers_to_one_rule(*command);
}

void refuse_empty_texts(CLI::App& app) {
  for (const char* name : {"--out", "--record", "--csv", "--report", "--store", "--log", "--correct",
                           "--adjudicate", "--clock", "--game", "--player", "--against", "--from", "--until",
                           "--ended-by", "--opening", "--position", "--plugin"})
    if (CLI::Option* option = app.get_option_no_throw(name); option != nullptr)
      option->check(CLI::Validator(
          [](const std::string& text) {
            return text.empty() ? std::string("expected something, not an empty text") : std::string();
          },
          ""));
  for (CLI::App* command : app.get_subcommands({})) refuse_empty_texts(*command);
}

}  // namespace boardwright::cli
