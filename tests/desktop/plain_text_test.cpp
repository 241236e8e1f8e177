// SPDX-License-Identifier: GPL-3.0-or-later
//
// What comes from other people is shown letter by letter.
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QToolTip>
#include <fstream>

#include "framework/store/ids.hpp"
#include "framework/store/salvage.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/plain_labels.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/salvage_question.hpp"
#include "ui/desktop/panels/seat_cards.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const QString kMarkup = QStringLiteral("<b>Bo</b><img src='/etc/passwd'>");

std::shared_ptr<Club> club_at(const std::string& file) {
  auto book = scoring_book(games_under_test());
  REQUIRE_OK(book);
  auto club = Club::open(StoreLocation::file(file), std::move(*book));
  REQUIRE_OK(club);
  return *club;
}

}  // namespace

TEST_CASE("labels, questions and tooltips show markup as it was typed") {
  need_application();
  QLabel label(kMarkup);
  label.ensurePolished();
  CHECK(label.textFormat() == Qt::PlainText);
  QLabel rich;
  rich.setTextFormat(Qt::RichText);
  rich.ensurePolished();
  CHECK(rich.textFormat() == Qt::RichText);

  QMessageBox box(QMessageBox::Question, "?", kMarkup);
  box.setInformativeText(kMarkup);
  box.show();
  for (const auto* part : box.findChildren<QLabel*>()) {
    CAPTURE(part->objectName().toStdString());
    CHECK((part->text() != kMarkup || part->textFormat() == Qt::PlainText));
  }
  QToolTip::showText(QPoint(5, 5), kMarkup);
  bool seen = false;
  for (const QWidget* widget : QApplication::topLevelWidgets())
    if (const auto* tip = qobject_cast<const QLabel*>(widget); tip != nullptr && tip->text() == kMarkup) {
      CHECK(tip->textFormat() == Qt::PlainText);
      seen = true;
    }
  CHECK(seen);
  QToolTip::hideText();
  CHECK(without_keys("Ada & Ben") == "Ada && Ben");
}

TEST_CASE("no label of the window takes a member's name for markup") {
  need_application();
  const QTemporaryDir folder;
  const auto club = club_at(folder.filePath("club.db").toStdString());
  WindowUnderTest test;
  test.window().use_club(club);
  const auto bo = club->people().add(kMarkup.toStdString());
  REQUIRE_OK(bo);
  const auto ada = club->people().add("Ada & Eve");
  REQUIRE_OK(ada);
  MatchPlan plan = test.controller().plan();
  plan.seats = {PlannedSeat::member(bo->id, bo->name), PlannedSeat::member(ada->id, ada->name)};
  REQUIRE_OK(test.controller().start(plan));
  const Catalogue games = games_under_test();
  ClubDialog dialog(club, games);
  dialog.show();
  dialog.show_tab(ClubDialog::Tab::kPlayers);
  int shown = 0;
  for (const QWidget* widget :
       {static_cast<const QWidget*>(&test.window()), static_cast<const QWidget*>(&dialog)})
    for (const auto* label : widget->findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->text().contains(kMarkup)) continue;
      CAPTURE(label->objectName().toStdString());
      CHECK(label->textFormat() == Qt::PlainText);
      ++shown;
    }
  CHECK(shown > 0);
}

TEST_CASE("the question about a damaged store has room for its words in every language") {
  need_application();
  for (const Language language : languages()) {
    desktop::speak(language);
    auto* question = new SalvageQuestion(
        "/home/ada/.local/share/boardwright/club.db", [] {}, nullptr);
    question->show();
    const auto code = language_code(language);
    (void)keep(*question,
               "salvage-question-" + QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
    check_room(question);
    question->close();
  }
  desktop::speak(Language::kEnglish);
}

TEST_CASE("a damaged store is saved with one click and kept beside the new one") {
  need_application();
  const QTemporaryDir folder;
  const std::string file = folder.filePath("club.db").toStdString();
  {
    const auto club = club_at(file);
    for (int i = 0; i < 40; ++i) REQUIRE_OK(club->people().add("Member " + std::to_string(i)));
  }
  std::string whole;
  {
    std::ifstream in(file, std::ios::binary);
    whole.assign(std::istreambuf_iterator<char>(in), {});
  }
  whole.replace(whole.size() - 4096, 4096, std::string(4096, '\xEE'));
  std::ofstream(file, std::ios::binary | std::ios::trunc) << whole;
  REQUIRE(is_damaged_store(file));

  WindowUnderTest test;
  bool reopened = false;
  test.window().offer_salvage(file, [&] { reopened = true; });
  auto* question = test.window().findChild<SalvageQuestion*>("salvage_question");
  REQUIRE(question != nullptr);
  CHECK(question->isVisible());
  question->findChild<QPushButton*>("save_what_can_be_read")->click();
  auto* told = test.window().findChild<QMessageBox*>("salvage_done");
  REQUIRE(told != nullptr);
  CHECK(told->informativeText().contains("club-damaged.db"));
  told->buttons().front()->click();
  CHECK(reopened);
  CHECK(std::filesystem::exists(folder.filePath("club-damaged.db").toStdString()));
  CHECK_FALSE(is_damaged_store(file));
  CHECK(club_at(file)->people().members().has_value());
}
