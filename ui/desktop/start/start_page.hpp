// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/start/cover_loader.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace boardwright::desktop {

class CardGrid;
class GameCard;
class RowList;

/// What the window opens on: the games to choose from, and what waits to be gone on with. Loads the games'
/// libraries once it is seen.
class StartPage final : public Page {
  Q_OBJECT
 public:
  explicit StartPage(Catalogue catalogue, QWidget* parent = nullptr);

  /// What is on the table, by name; empty: nothing.
  void set_game(const QString& name);
  void set_clocks(const QString& clocks);  ///< of that; empty: none
  /// Reads the unfinished matches anew.
  void use_club(const std::shared_ptr<Club>& club) override;
  void set_records(const QStringList& files);  ///< newest first
  /// Of the matches or the records; until the next change.
  void say(const QString& sentence) override;
  [[nodiscard]] QString title() const override { return {}; }
  void set_theme(const Theme& theme) override;
  void set_catalogue(const Catalogue& catalogue) override;

  [[nodiscard]] std::vector<GameCard*> shown_cards() const;
  [[nodiscard]] bool complete() const noexcept { return covers_.complete(); }  ///< every picture is there
  [[nodiscard]] QLineEdit& search() const noexcept { return *search_; }
  [[nodiscard]] QComboBox& filter() const noexcept { return *filter_; }
  void focus_first() override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void play_wanted(const QString& game);
  void lessons_wanted(const QString& game);
  void variant_wanted(const QString& game);
  void details_wanted();
  void back_wanted();
  void match_wanted(const QString& match);
  void sheet_wanted();  ///< the score sheet that was left unfinished
  void club_wanted();
  void evening_wanted();  ///< the club's tournaments
  void record_wanted(const QString& file);
  void open_wanted();
  void completed();  ///< the last picture has come

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  static constexpr int kScrollRoom = 8;  // between what scrolls and its bar

  QWidget* build_games();
  QWidget* build_cards();
  void build_side();
  void join();
  void retranslate();
  /// If there is anything in it: beside the games; above them, and scrolling with them, where there is no
  /// room for both.
  void place_side();
  void list_matches();
  void list_records();
  void look_for_games();
  void show_whether_any();

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  QStringList records_;
  QString game_, club_problem_;
  CardGrid* cards_;
  QLineEdit* search_;
  QComboBox* filter_;
  QVBoxLayout* cards_column_;
  QLabel *none_, *table_title_, *table_game_, *table_clocks_, *matches_title_, *records_title_, *message_;
  QWidget *side_, *table_card_;
  QScrollArea *beside_, *room_;
  QPushButton *all_, *back_, *club_button_, *evening_, *open_;
  RowList *matches_, *record_rows_;
  CoverLoader covers_;  // ends before the cards
};

}  // namespace boardwright::desktop
