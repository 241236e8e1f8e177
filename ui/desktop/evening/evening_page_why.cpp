// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why two meet: what EveningPage tells of a board or a bye, and who might have been there instead.
#include <algorithm>

#include "framework/evening/why_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/why_dialog.hpp"

namespace boardwright::desktop {

namespace {

QStringList whole_of(const std::vector<WhySentence>& sentences) {
  QStringList all;
  for (const WhySentence& sentence : sentences)  // the first one without a number: it is for everybody
    all << QString::fromStdString(all.isEmpty() ? sentence.words : with_rule(sentence));
  return all;
}

}  // namespace

void EveningPage::explain(std::uint32_t board) {
  if (!evening_) return;
  const tournament::Tournament now = draft_ ? with_draft(evening_->now(), *draft_) : evening_->now();
  const std::uint32_t round = draft_ ? draft_->round.round : boards_->shown().round;
  const auto* found = now.round(round);
  if (found == nullptr) return;
  const auto* pairing = board == 0 ? nullptr : found->board(board);
  if (board != 0 && pairing == nullptr) return;
  const std::string one = pairing == nullptr ? found->published.bye : pairing->pairing.first,
                    other = pairing == nullptr ? std::string() : pairing->pairing.second;
  if (one.empty()) return;
  const QString title = pairing == nullptr ? tr("Bye: %1").arg(person_name(*evening_, one))
                                           : person_name(*evening_, one) + QStringLiteral(" – ") +
                                                 person_name(*evening_, other);
  const auto names = kept_names(*evening_);
  const Language language = spoken_language();
  QStringList sentences;
  std::vector<WhyDialog::Person> others;
  WhyDialog::WhyNot why_not;
  if (now.settings.system == tournament::System::kSwiss && !(draft_ && draft_->round.by_hand)) {
    auto why = why_board(now, round, board, names);
    if (!why) return boards_->tell(refusal_words(why), true);
    sentences = whole_of(why_sentences(*why, names, language));
    for (const std::string& player : found->published.order)
      if (player != one && player != other && !found->published.out.contains(player))
        others.push_back({QString::fromStdString(player), person_name(*evening_, player)});
    std::ranges::sort(
        others, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    why_not = [why = std::move(*why), names, one, other, language](const QString& id) {
      const std::string third = id.toStdString();
      QStringList told;
      const auto tell = [&](const std::string& a, const std::string& b) {
        told << QString::fromStdString(with_rule(why_not_sentence(why, a, b, names, language)));
      };
      if (other.empty()) {
        tell(third, {});
      } else {
        tell(one, third);
        tell(other, third);
      }
      return told;
    };
  } else {
    const auto told = why_by_system(now, round, board, names, language);
    if (!told) return boards_->tell(refusal_words(told), true);
    sentences = whole_of(*told);
  }
  auto* dialog = new WhyDialog(title, sentences, others, std::move(why_not), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace boardwright::desktop
