// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/slip_words.hpp"

#include <QCoreApplication>

#include "framework/players/thought.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

struct SlipWords {
  Q_DECLARE_TR_FUNCTIONS(SlipWords)
};

}  // namespace

QString sign_of(Slip slip) {
  switch (slip) {
    case Slip::kInaccuracy: return QStringLiteral("?!");
    case Slip::kMistake: return QStringLiteral("?");
    case Slip::kBlunder: return QStringLiteral("??");
    case Slip::kNone: break;
  }
  return {};
}

QString name_of(Slip slip) {
  switch (slip) {
    case Slip::kInaccuracy: return SlipWords::tr("Inaccuracy");
    case Slip::kMistake: return SlipWords::tr("Mistake");
    case Slip::kBlunder: return SlipWords::tr("Blunder");
    case Slip::kNone: break;
  }
  return {};
}

QString counted(Slip slip, int count) {
  switch (slip) {
    case Slip::kInaccuracy:
      return count == 1 ? SlipWords::tr("1 inaccuracy") : SlipWords::tr("%1 inaccuracies").arg(count);
    case Slip::kMistake:
      return count == 1 ? SlipWords::tr("1 mistake") : SlipWords::tr("%1 mistakes").arg(count);
    case Slip::kBlunder:
      return count == 1 ? SlipWords::tr("1 blunder") : SlipWords::tr("%1 blunders").arg(count);
    case Slip::kNone: break;
  }
  return {};
}

QColor badge_colour(Slip slip) {
  return slip == Slip::kBlunder   ? QColor(0xB3, 0x2E, 0x25)
         : slip == Slip::kMistake ? QColor(0xA8, 0x5A, 0x00)
                                  : QColor(0x1F, 0x6A, 0xA8);
}

QColor word_colour(Slip slip) {
  if (!current_theme().dark) return badge_colour(slip);
  return slip == Slip::kBlunder   ? QColor(0xF5, 0x95, 0x8B)
         : slip == Slip::kMistake ? QColor(0xF2, 0xB1, 0x5C)
                                  : QColor(0x86, 0xC2, 0xF4);
}

QString sentence_of(const JudgedMove& judged, const QString& seat) {
  QString sentence = SlipWords::tr("%1 by %2: expected score %3% → %4%.", "Mistake, a seat, before, after")
                         .arg(name_of(judged.slip), seat)
                         .arg(percent(judged.before))
                         .arg(percent(judged.after));
  if (!judged.better.empty())
    sentence += ' ' + SlipWords::tr("Better was %1.", "a move").arg(QString::fromStdString(judged.better));
  return sentence;
}

}  // namespace boardwright::desktop
