// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "framework/tournament/people_list.hpp"
#include "ui/desktop/people/people_field.hpp"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// Many people at once, pasted or from a spreadsheet. What would be done with each line is seen while one types:
/// who is a member, who would be a guest, who is there already, which line can't be a name.
class PastePeople final : public QDialog {
  Q_OBJECT
 public:
  struct Person {
    QString player;  ///< as PeopleField names players
    std::optional<std::int32_t> rating;
    QString club;
  };
  /// `there`: names of those who are entered already.
  PastePeople(std::vector<SeatMember> members, QStringList there, QWidget* parent = nullptr);

  void take_text(const QByteArray& bytes);
  [[nodiscard]] std::vector<Person> people() const;  ///< those who would be added
  [[nodiscard]] QPlainTextEdit& text() const noexcept { return *text_; }
  [[nodiscard]] QTableWidget& preview() const noexcept { return *preview_; }
  [[nodiscard]] QString words() const;

 private:
  void look();

  std::vector<SeatMember> members_;
  QStringList there_;
  std::vector<Person> people_;
  QPlainTextEdit* text_;
  QTableWidget* preview_;
  QLabel* words_;
  QPushButton* add_;
};

}  // namespace boardwright::desktop
