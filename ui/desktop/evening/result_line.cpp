// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/result_line.hpp"

#include <array>

namespace boardwright::desktop {

namespace {

using tournament::Code;

constexpr qsizetype kMostDigits = 4;

std::optional<TypedResult> key_of(QChar key) {
  switch (key.toLower().unicode()) {
    case '1': return TypedResult::kFirstWins;
    case '0':
    case '2': return TypedResult::kSecondWins;
    case '=':
    case 'd':
    case 'r':
    case 'u':
    case 'n': return TypedResult::kDraw;
    case '+': return TypedResult::kSecondMissing;
    case '-': return TypedResult::kFirstMissing;
    case '*': return TypedResult::kNoResult;
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<ResultLine> read_result_line(const QString& text) {
  const QString line = text.simplified();
  if (line.isEmpty()) return ResultLine{};
  const auto board_of = [](const QString& digits) -> std::uint32_t {
    bool whole = false;
    const std::uint32_t board = digits.trimmed().size() <= kMostDigits ? digits.toUInt(&whole) : 0;
    return whole ? board : 0;
  };
  if (line.endsWith(QStringLiteral("--"))) {
    const std::uint32_t board = board_of(line.chopped(2));
    return board == 0 ? std::nullopt : std::optional(ResultLine{board, TypedResult::kBothMissing});
  }
  // A number alone: the key may still come, or its last figure is the key. Only a blank tells them apart, so
  // whoever asks decides by the boards that there are.
  const auto key = key_of(line.back());
  const QString before = line.chopped(1);
  if (line.back().isDigit() && before.trimmed().isEmpty()) {
    const std::uint32_t board = board_of(line);
    return board == 0 ? std::nullopt : std::optional(ResultLine{board, std::nullopt});
  }
  const std::uint32_t board = board_of(before);
  if (board == 0) return std::nullopt;
  if (key) return ResultLine{board, key};
  if (!line.back().isDigit()) return std::nullopt;
  const std::uint32_t longer = board_of(line);
  return longer == 0 || line.contains(' ') ? std::nullopt : std::optional(ResultLine{longer, std::nullopt});
}

std::pair<Code, Code> codes_of(TypedResult result) {
  switch (result) {
    case TypedResult::kFirstWins: return {Code::kWin, Code::kLoss};
    case TypedResult::kSecondWins: return {Code::kLoss, Code::kWin};
    case TypedResult::kDraw: return {Code::kDraw, Code::kDraw};
    case TypedResult::kSecondMissing: return {Code::kForfeitWin, Code::kForfeitLoss};
    case TypedResult::kFirstMissing: return {Code::kForfeitLoss, Code::kForfeitWin};
    case TypedResult::kBothMissing: return {Code::kForfeitLoss, Code::kForfeitLoss};
    case TypedResult::kNoResult: break;
  }
  return {Code::kOpen, Code::kOpen};
}

std::optional<TypedResult> typed_result(Code first, Code second) {
  constexpr std::array kAll{TypedResult::kFirstWins,    TypedResult::kSecondWins,
                            TypedResult::kDraw,         TypedResult::kSecondMissing,
                            TypedResult::kFirstMissing, TypedResult::kBothMissing,
                            TypedResult::kNoResult};
  for (const TypedResult one : kAll)
    if (codes_of(one) == std::pair(first, second)) return one;
  return std::nullopt;
}

QString result_sign(TypedResult result) {
  switch (result) {
    case TypedResult::kFirstWins: return QStringLiteral("1 – 0");
    case TypedResult::kSecondWins: return QStringLiteral("0 – 1");
    case TypedResult::kDraw: return QStringLiteral("½ – ½");
    case TypedResult::kSecondMissing: return QStringLiteral("+ – −");
    case TypedResult::kFirstMissing: return QStringLiteral("− – +");
    case TypedResult::kBothMissing: return QStringLiteral("− – −");
    case TypedResult::kNoResult: break;
  }
  return {};
}

}  // namespace boardwright::desktop
