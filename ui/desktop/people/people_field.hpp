// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <functional>
#include <optional>
#include <vector>

#include "framework/match/match_plan.hpp"

class QCompleter;

namespace boardwright::desktop {

class PeopleFilter;
struct PeopleRow;

/// A member of the club.
struct SeatMember {
  std::string id, name;
};

/// Who plays: one of the club's members, a guest, and where it may be a computer. Members come first, those
/// who played last on top. Letters that are typed leave who fits, whatever their accents and capitals; Enter
/// or leaving the field takes the best of them. Arrows step through people and computers; what asks something
/// first ("Another program…") begins by Enter or a click in the list and by nothing else.
///
/// A player is named as `human` (a guest without a name), `guest:NAME`, `member:ID`, or as make_player has
/// it.
class PeopleField final : public QComboBox {
  Q_OBJECT
 public:
  enum class Offers {
    kEverybody,
    kPeople  ///< no computers; what is typed and is no member's name is a guest's, nothing is nobody's
  };
  explicit PeopleField(Offers offers, QWidget* parent = nullptr);

  /// `newest`: ids of those who played last, the newest first; the others follow by name.
  void set_members(std::vector<SeatMember> members, const QStringList& newest = {});
  /// Makes a member of a name. Without it no new members are offered.
  using Join = std::function<Result<SeatMember>(const QString& name)>;
  void set_join(Join join);
  /// Other programs that have played here, as ugi:COMMAND.
  void set_programs(const QStringList& programs);

  /// What those who listen hear before the one who is chosen.
  void set_spoken_name(const QString& name);
  void choose(const QString& player);
  [[nodiscard]] QString chosen() const;
  [[nodiscard]] const SeatMember* member() const;  ///< that was chosen; nullptr: none
  [[nodiscard]] QString guest() const;             ///< the name of the guest that was chosen, or nothing
  /// More about the chosen one than its name, or nothing.
  [[nodiscard]] QString words() const;

  static inline const QString kMemberPrefix = QStringLiteral("member:");
  static inline const QString kGuestPrefix = QStringLiteral("guest:");

 signals:
  void player_chosen();
  void member_joined(const boardwright::desktop::SeatMember& member);
  /// A sentence about what somebody wanted and can't be.
  void refused(const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void add(const PeopleRow& row);
  void insert_player(const QString& player);
  [[nodiscard]] int row_of_action(int action) const;
  void typed(const QString& text);
  void name_actions(const QString& name);
  void take(int row);
  void follow(int row);
  void step(int by);
  void step_to_end(int by);
  /// Ends typing: with the best of what fits, or as it was.
  void settle_text(bool take_best);
  [[nodiscard]] int best_row() const;
  [[nodiscard]] bool is_choice(int row) const;
  void ask(int action);
  void ask_member(const QString& name);

  Offers offers_;
  std::vector<SeatMember> members_;  // in the list's order
  QStringList programs_;
  Join join_;
  QString chosen_;
  QString kept_;  // the text, before a row that asks something wrote its own over it
  bool typing_ = false;
  PeopleFilter* filter_;
  QCompleter* fitting_;
};

}  // namespace boardwright::desktop
