// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/card_report.hpp"

#include <array>

#include "ui/report/card_parts.hpp"
#include "ui/report/pdf.hpp"

namespace boardwright::report {
namespace {

using Draw = void (*)(Sheets&, const CardJson&);

constexpr std::array<std::pair<std::string_view, Draw>, 6> kKinds{{{"slips", draw_slips},
                                                                   {"sheets", draw_score_sheets},
                                                                   {"places", draw_place_cards},
                                                                   {"personal", draw_personal_cards},
                                                                   {"certificates", draw_certificates},
                                                                   {"state", draw_state}}};

Draw kind_of(const CardJson& cards) {
  for (const auto& [kind, draw] : kKinds)
    if (cards.at("kind").get<std::string>() == kind) return draw;
  throw CardJson::other_error::create(501, "an unknown kind of cards", &cards);
}

constexpr const char* kNone = "these are no cards that the program has written";

}  // namespace

Result<void> draw_cards(Sheets& sheets, std::string_view text) {
  const CardJson json = CardJson::parse(text, nullptr, false);
  try {
    const CardJson& cards = json.at("cards");
    kind_of(cards)(sheets, cards);
    return {};
  } catch (const CardJson::exception&) {
    return fail(kNone);
  }
}

Result<std::string> make_cards(std::string_view text, ReportKind kind) {
  if (kind == ReportKind::kFigures) return std::string(text);
  if (kind != ReportKind::kPaper)
    return fail("slips, sheets and cards are papers: give a file that ends in .pdf");
  const CardJson json = CardJson::parse(text, nullptr, false);
  try {
    const CardJson& cards = json.at("cards");
    Result<void> drawn;
    std::string pdf =
        pdf_of(words_of(cards, "title"), [&](Sheets& sheets) { drawn = draw_cards(sheets, text); });
    if (!drawn) return fail(drawn.error());
    return pdf;
  } catch (const CardJson::exception&) {
    return fail(kNone);
  }
}

}  // namespace boardwright::report
