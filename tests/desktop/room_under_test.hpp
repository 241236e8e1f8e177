// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window with a club and games of it, looked at in languages and sizes: nothing may be cut.
#pragma once

#include <QTemporaryDir>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "framework/table/scoring_book.hpp"
#include "tests/desktop/cut_words.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/screen_room.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

/// Of the window, in pixels as it counts them: half of a 1360×880 screen's at a scale of 200%.
inline constexpr std::array kSizes{QSize(680, 440), QSize(1024, 700), QSize(1360, 880), QSize(1920, 1080)};

inline QString code(Language language) {
  return QString::fromStdString(std::string(language_code(language)));
}

inline QString name_of(QSize size, Language language) {
  return QStringLiteral("%1x%2 %3").arg(size.width()).arg(size.height()).arg(code(language));
}

/// Everything that is found is told at once: to mend one at a time takes all day.
class Found {
 public:
  void look_at(QWidget& top, const QString& where) {
    for (const QString& sentence : cut_words(top)) {
      const QString key = where.section(' ', 0, 0) + sentence.section(" has ", 0, 0);
      if (!seen_.contains(key) || qEnvironmentVariableIsSet("BOARDWRIGHT_TELL_ALL"))
        all_ << where + ": " + sentence;
      seen_ << key;
    }
  }
  ~Found() = default;
  void tell() const {
    INFO(all_.join('\n').toStdString());
    CHECK(all_.isEmpty());
  }

 private:
  QStringList all_;
  QSet<QString> seen_;
};

struct RoomUnderTest {
  QTemporaryDir folder;
  WindowUnderTest test;
  std::shared_ptr<Club> club;
  std::vector<QSize> sizes{kSizes.begin(), kSizes.end()};

  explicit RoomUnderTest(const std::string& game = "") : test(game) {
    auto book = scoring_book(games_under_test());
    REQUIRE_OK(book);
    auto opened = Club::open(StoreLocation::file(folder.filePath("club.db").toStdString()), std::move(*book));
    REQUIRE_OK(opened);
    club = *opened;
  }

  PlannedSeat member(const char* name) {
    const auto added = club->people().add(name);
    REQUIRE_OK(added);
    return PlannedSeat::member(added->id, added->name);
  }

  /// A match of two members that is over, and one that isn't.
  void play_matches() {
    test.window().use_club(club);
    MatchPlan plan = test.controller().plan();
    plan.seats = {member("Anna van der Meer"), member("Benjamin Oosterhuis")};
    plan.rated = true;
    plan.keep = true;
    test.window().start_game(plan);
    test.type("b1-b3");
    REQUIRE_OK(test.controller().resign());
    test.window().start_game(plan);
    test.type("b1-b3");
  }

  void look(const QString& name, Found& found) {
    for (const QSize size : sizes) {
      test.window().resize(size);
      for (const Language language : looked_at_in()) {
        test.speak(language);
        test.settle();
        const QString where = name + " " + name_of(size, language);
        INFO(where.toStdString());
        CHECK(test.window().size() == size);
        found.look_at(test.window(), where);
        test.keep_picture(QString(where).replace(' ', '-'));
      }
    }
    test.speak(Language::kEnglish);
  }

  void look(const QString& name, QWidget& dialog, Found& found) {
    const QSize wished = dialog.size();
    for (const QSize size : sizes)
      for (const Language language : looked_at_in()) {
        test.speak(language);
        dialog.resize(wished.boundedTo(size - ScreenRoom::kFrame));
        dialog.show();
        test.settle();
        const QString where = name + " " + name_of(size, language);
        INFO(where.toStdString());
        CHECK(dialog.width() <= size.width() - ScreenRoom::kFrame.width());
        CHECK(dialog.height() <= size.height() - ScreenRoom::kFrame.height());
        found.look_at(dialog, where);
        keep(dialog, QString(where).replace(' ', '-'));
      }
  }
  template <class Dialog>
  void look_anew(const QString& name, const std::function<std::unique_ptr<Dialog>()>& make, Found& found) {
    for (const QSize size : sizes)
      for (const Language language : looked_at_in()) {
        test.speak(language);
        const auto dialog = make();
        dialog->resize(dialog->size().boundedTo(size - ScreenRoom::kFrame));
        dialog->show();
        test.settle();
        const QString where = name + " " + name_of(size, language);
        INFO(where.toStdString());
        CHECK(dialog->width() <= size.width() - ScreenRoom::kFrame.width());
        CHECK(dialog->height() <= size.height() - ScreenRoom::kFrame.height());
        found.look_at(*dialog, where);
        keep(*dialog, QString(where).replace(' ', '-'));
      }
  }
};

}  // namespace boardwright::desktop
