// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QWidget>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/people/people_field.hpp"

class QComboBox;
class QDateEdit;
class QLabel;
class QVBoxLayout;

namespace boardwright::desktop {

/// The head of a score sheet: which game it was, who played, when.
class SheetHead final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetHead(Catalogue catalogue, QWidget* parent = nullptr);

  void choose(const Entry& entry, std::shared_ptr<const Rules> rules);  ///< without game_chosen
  void set_catalogue(const Catalogue& catalogue);                       ///< the same games, other variants
  void set_members(std::vector<ClubPlayer> members);                    ///< who may be chosen as a player
  void set_join(PeopleField::Join join);                                ///< how new members are made
  void set_name(Seat seat, const QString& name);
  void set_date(QDate date);

  [[nodiscard]] QString name(Seat seat) const;  ///< may be empty
  [[nodiscard]] QDate date() const;
  /// For the club: a member where the name is one's, else a guest of that name.
  [[nodiscard]] std::vector<PlannedSeat> seats() const;
  [[nodiscard]] bool all_members() const;  ///< and no one twice
  [[nodiscard]] bool twice() const;        ///< whether somebody is said to have played against himself

 signals:
  void game_chosen(const QString& name);  ///< id/variant
  void changed();                         ///< names or date
  void refused(const QString& sentence);  ///< about a name that nobody can have

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill_games();
  void fill_variants();
  void retranslate();
  void check_names();

  Catalogue catalogue_;
  std::shared_ptr<const Game> game_;
  std::string variant_;
  std::vector<SeatMember> members_;
  PeopleField::Join join_;
  QLabel *game_label_, *variant_label_, *date_label_;
  QComboBox *game_box_, *variant_box_;
  QDateEdit* date_;
  QVBoxLayout* names_;
  std::vector<QLabel*> name_labels_;
  std::vector<PeopleField*> name_boxes_;
  QLabel* wrong_;
  std::shared_ptr<const Rules> rules_;
};

}  // namespace boardwright::desktop
