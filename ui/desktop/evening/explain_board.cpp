// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/explain_board.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "framework/evening/why_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/why_dialog.hpp"

namespace boardwright::desktop {

namespace {

struct ExplainWords {
  Q_DECLARE_TR_FUNCTIONS(ExplainWords)
};

/// Who sits at a board; the other one is nobody where it is a bye.
struct Seated {
  std::string one, other;
};

Seated seated_at(const tournament::Round& round, std::uint32_t board) {
  if (board == 0) return {round.published.bye, {}};
  const auto* pairing = round.board(board);
  return pairing == nullptr ? Seated() : Seated{pairing->pairing.first, pairing->pairing.second};
}

QString title_of(const Evening& evening, const Seated& seated) {
  return seated.other.empty()
             ? ExplainWords::tr("Bye: %1").arg(person_name(evening, seated.one))
             : person_name(evening, seated.one) + QStringLiteral(" – ") + person_name(evening, seated.other);
}

QStringList whole_of(const std::vector<WhySentence>& sentences) {
  QStringList all;
  for (const WhySentence& sentence : sentences)  // the first one without a number: it is for everybody
    all << QString::fromStdString(all.isEmpty() ? sentence.words : with_rule(sentence));
  return all;
}

/// Those who might have been there instead, by name.
std::vector<WhyDialog::Person> others_of(const Evening& evening, const tournament::Round& round,
                                         const Seated& seated) {
  std::vector<WhyDialog::Person> others;
  for (const std::string& player : round.published.order)
    if (player != seated.one && player != seated.other && !round.published.out.contains(player))
      others.push_back({QString::fromStdString(player), person_name(evening, player)});
  std::ranges::sort(
      others, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
  return others;
}

WhyDialog::WhyNot why_not_of(WhyBoard why, tournament::NameOf names, Seated seated) {
  return [why = std::move(why), names = std::move(names), seated = std::move(seated),
          language = spoken_language()](const QString& id) {
    const std::string third = id.toStdString();
    QStringList told;
    const auto tell = [&](const std::string& a, const std::string& b) {
      told << QString::fromStdString(with_rule(why_not_sentence(why, a, b, names, language)));
    };
    if (seated.other.empty()) {
      tell(third, {});
    } else {
      tell(seated.one, third);
      tell(seated.other, third);
    }
    return told;
  };
}

}  // namespace

Allowed<void> explain_board(const Evening& evening, const tournament::Tournament& now,
                            const ExplainedBoard& which, QWidget* above) {
  const auto* round = now.round(which.round);
  if (round == nullptr) return {};
  const Seated seated = seated_at(*round, which.board);
  if (seated.one.empty()) return {};
  const auto names = kept_names(evening);
  QStringList sentences;
  std::vector<WhyDialog::Person> others;
  WhyDialog::WhyNot why_not;
  if (now.settings.system == tournament::System::kSwiss && !which.by_hand) {
    auto why = why_board(now, which.round, which.board, names);
    if (!why) return pass_on(why);
    sentences = whole_of(why_sentences(*why, names, spoken_language()));
    others = others_of(evening, *round, seated);
    why_not = why_not_of(std::move(*why), names, seated);
  } else {
    const auto told = why_by_system(now, which.round, which.board, names, spoken_language());
    if (!told) return pass_on(told);
    sentences = whole_of(*told);
  }
  auto* dialog = new WhyDialog(title_of(evening, seated), sentences, others, std::move(why_not), above);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return {};
}

}  // namespace boardwright::desktop
