// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/twin_dialog.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "framework/match/typed_move.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/tools/twin_side.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kUsualDepth = 3, kMostDepth = 8, kUsualTwinGames = 1000, kMostTwinGames = 1'000'000;

}  // namespace

TwinDialog::TwinDialog(const ToolGame& game, const Catalogue& catalogue, QWidget* parent)
    : ToolDialog(game, "twin_say", parent),
      catalogue_(catalogue),
      label_(new QLabel(tr("Is %1 the same game as").arg(game.title(spoken_language())))),
      step_(new QLabel),
      others_(new QComboBox),
      depth_(new QSpinBox),
      games_(new QSpinBox),
      depth_label_(new QLabel(tr("All moves to depth:"))),
      games_label_(new QLabel(tr("Random games:"))),
      boards_(new QWidget),
      first_(new TwinSide),
      second_(new TwinSide),
      file_(new QPushButton(tr("A &file…"))),
      start_(new QPushButton(tr("C&ompare"))),
      begin_(new QPushButton(tr("&Start"))),
      back_(new QPushButton(tr("One move &back"))),
      on_(new QPushButton(tr("One move o&n"))),
      end_(new QPushButton(tr("To the &difference"))),
      close_(new QPushButton(tr("&Close"))) {
  setObjectName("twin_dialog");
  setWindowTitle(tr("The same game?"));
  resize(820, 640);
  for (const auto& one : catalogue_.games()) {
    if (!one->file_problems().empty()) continue;
    for (const Variant& variant : one->variants()) {
      ToolGame choice{.game = one, .variant = variant.id};
      if (choice.name() == game_.name()) continue;
      choices_.push_back(choice);
      others_->addItem(choice.title(spoken_language()));
    }
  }
  build();
  connect(file_, &QPushButton::clicked, this, &TwinDialog::ask_file);
  connect(start_, &QPushButton::clicked, this, &TwinDialog::start);
  connect(begin_, &QPushButton::clicked, this, [this] { go(0); });
  connect(back_, &QPushButton::clicked, this, [this] { go(ply_ == 0 ? 0 : ply_ - 1); });
  connect(on_, &QPushButton::clicked, this, [this] { go(ply_ + 1); });
  connect(end_, &QPushButton::clicked, this, [this] { go(difference_->moves.size()); });
  connect(close_, &QPushButton::clicked, this, &TwinDialog::reject);
  refresh();
  others_->setFocus(Qt::OtherFocusReason);
}

void TwinDialog::build() {
  label_->setBuddy(others_);
  for (QLabel* label : {label_, step_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  others_->setObjectName("twin_others");
  others_->setAccessibleName(label_->text());
  others_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  others_->setMinimumContentsLength(14);
  step_->setObjectName("twin_step");
  file_->setObjectName("twin_file");
  close_->setObjectName("twin_close");
  for (QPushButton* button : {file_, start_, begin_, back_, on_, end_, close_}) button->setAutoDefault(false);
  auto* choice = new QHBoxLayout;
  choice->addWidget(others_, 1);
  choice->addWidget(file_);
  auto* both = new QHBoxLayout(boards_);
  both->setContentsMargins(0, 0, 0, 0);
  both->setSpacing(16);
  both->addWidget(first_, 1);
  both->addWidget(second_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(close_);
  auto* column = scroll_above(*this, buttons);
  column->setSpacing(10);
  column->addWidget(label_);
  column->addLayout(choice);
  column->addLayout(build_amount());
  column->addWidget(say_);
  column->addWidget(boards_, 1);
  column->addWidget(step_);
  column->addLayout(build_steps());
  column->addStretch();
}

QLayout* TwinDialog::build_amount() {
  depth_label_->setBuddy(depth_);
  games_label_->setBuddy(games_);
  depth_->setObjectName("twin_depth");
  depth_->setRange(0, kMostDepth);
  depth_->setValue(kUsualDepth);
  games_->setObjectName("twin_games");
  games_->setRange(0, kMostTwinGames);
  games_->setValue(kUsualTwinGames);
  start_->setObjectName("twin_start");
  start_->setProperty("primary", true);
  auto* amount = new QGridLayout;
  amount->addWidget(depth_label_, 0, 0);
  amount->addWidget(depth_, 0, 1);
  amount->addWidget(games_label_, 1, 0);
  amount->addWidget(games_, 1, 1);
  amount->setColumnStretch(2, 1);
  amount->addWidget(start_, 1, 3);
  return amount;
}

QLayout* TwinDialog::build_steps() {
  back_->setObjectName("twin_back");
  on_->setObjectName("twin_on");
  begin_->setObjectName("twin_begin");
  end_->setObjectName("twin_end");
  auto* steps = new QHBoxLayout;
  for (QPushButton* button : {begin_, back_, on_, end_}) steps->addWidget(button);
  steps->addStretch(1);
  return steps;
}

Result<void> TwinDialog::add_file(const std::filesystem::path& script) {
  auto choice = ToolGame::of_script(catalogue_, script);
  if (!choice) return fail(choice.error());
  choices_.push_back(std::move(*choice));
  others_->addItem(QString::fromStdString(script.filename().string()));
  others_->setCurrentIndex(others_->count() - 1);
  refresh();
  return {};
}

void TwinDialog::ask_file() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("The other rules"), {}, tr("Games in one file") + " (*.lua)");
  if (file.isEmpty()) return;
  if (const auto added = add_file(file.toStdString()); !added) say(refusal_words(added.error()), true);
}

void TwinDialog::start() {
  if (is_running()) {
    run_->cancel();
    say(tr("Stopped: no difference was found so far."));
    return refresh();
  }
  const int row = others_->currentIndex();
  if (row < 0) return say(tr("Choose a game, or a file."), true);
  other_ = choices_[static_cast<std::size_t>(row)];
  difference_.reset();
  for (ToolGame* one : {&game_, &*other_})
    if (const auto now = read_again(*one); !now) {
      say(refusal_words(now.error()), true);
      return refresh();
    }
  say(tr("They are being compared…"));
  QStringList arguments = game_.folder() + other_->folder();
  arguments << "twin" << game_.name() << other_->name() << "--depth" << QString::number(depth_->value())
            << "--random-games" << QString::number(games_->value());
  run_->start(
      arguments, [this](const nlohmann::ordered_json& event) { show_progress(event); },
      [this](const nlohmann::ordered_json& end, const QString& problem) { show_end(end, problem); });
  refresh();
}

/// A script may have been saved since: what the boards show is to be what the process compares.
Result<void> TwinDialog::read_again(ToolGame& game) const {
  if (game.script.empty()) return {};
  auto now = ToolGame::of_script(catalogue_, game.script);
  if (!now) return fail(now.error());
  game = std::move(*now);
  return {};
}

void TwinDialog::show_progress(const nlohmann::ordered_json& event) {
  const QLocale locale(code_of(spoken_language()));
  show_words(tr("%1 positions are the same so far; random games: %2 of %3")
                 .arg(locale.toString(event.value("positions", quint64{0})),
                      locale.toString(event.value("games", quint64{0})),
                      locale.toString(event.value("most", quint64{0}))));
}

void TwinDialog::show_end(const nlohmann::ordered_json& end, const QString& problem) {
  if (!problem.isEmpty()) {
    say(problem, true);
    return refresh();
  }
  const auto& twin = end.at("twin");
  const QLocale locale(code_of(spoken_language()));
  if (!twin.contains("difference")) {
    say(tr("The same: %1 positions, all to depth %2 and those of %3 random games.")
            .arg(locale.toString(twin.value("positions", quint64{0})))
            .arg(depth_->value())
            .arg(locale.toString(twin.value("games", quint64{0}))));
    return refresh();
  }
  const auto& told = twin["difference"];
  difference_ = TwinDifference{told.value("moves", std::vector<std::string>()),
                               told.value("first", ""),
                               told.value("second", ""),
                               told.value("what", ""),
                               told.value("move", ""),
                               told.value("first_has_it", false)};
  const QString what = refusal_words(difference_->what);
  if (const auto shown = show_difference(); !shown) {
    difference_.reset();
    say(what + "\n" + refusal_words(shown.error()), true);
  } else {
    say(difference_->moves.empty()
            ? tr("They part at the start: %1").arg(what)
            : tr("They part after move %1: %2").arg(difference_->moves.size()).arg(what));
  }
  refresh();
}

Result<void> TwinDialog::show_difference() {
  for (const auto& [game, side, is_first] :
       {std::tuple(&game_, first_, true), std::tuple(&*other_, second_, false)}) {
    const auto rules = game->rules();
    if (!rules) return fail(rules.error());
    auto line = follow_twin(*rules, difference_->moves);
    if (!line) return fail(line.error());
    const QString words = side_words(*game, line->back(), difference_->first_has_it == is_first);
    side->show_line(*game, std::move(*line), words);
  }
  go(difference_->moves.size());
  return {};
}

/// What one rule set says where both part: the move that it has, or the rule by which it hasn't.
QString TwinDialog::side_words(const ToolGame& game, const Position& now, bool has_it) const {
  const QString move = QString::fromStdString(difference_->move);
  if (move.isEmpty()) return {};
  if (has_it) return tr("%1 is legal here.").arg(move);
  for (const Seat seat : now.seats_on_turn())
    if (const auto why = explain_typed(View::of(now, seat), difference_->move);
        why && !why->legal && !why->message.empty())
      return label_and_value(
          move, QString::fromStdString(game.game->explanation_text(spoken_language(), *why, now.rules())));
  return tr("%1 isn't legal here; these rules don't say why.").arg(move);
}

void TwinDialog::go(std::size_t ply) {
  if (!difference_) return;
  ply_ = std::min(ply, difference_->moves.size());
  first_->go(ply_);
  second_->go(ply_);
  QStringList moves;
  for (std::size_t i = 0; i < ply_; ++i) moves << QString::fromStdString(difference_->moves[i]);
  constexpr int kShown = 12;
  const bool cut = moves.size() > kShown;
  if (cut) moves = moves.mid(moves.size() - kShown);
  const QString where = tr("Move %1 of %2").arg(ply_).arg(difference_->moves.size());
  step_->setText(moves.isEmpty()
                     ? where
                     : label_and_value(where, (cut ? QStringLiteral("… ") : QString()) + moves.join("  ")));
  refresh();
}

void TwinDialog::refresh() {
  const bool running = is_running();
  for (QWidget* field : std::initializer_list<QWidget*>{others_, file_, depth_, games_})
    field->setEnabled(!running);
  start_->setText(running ? tr("St&op") : tr("C&ompare"));
  start_->setEnabled(others_->count() > 0);
  for (QWidget* part : std::initializer_list<QWidget*>{boards_, step_, begin_, back_, on_, end_})
    part->setVisible(difference_.has_value());
  const std::size_t last = difference_ ? difference_->moves.size() : 0;
  begin_->setEnabled(ply_ > 0);
  back_->setEnabled(ply_ > 0);
  on_->setEnabled(ply_ < last);
  end_->setEnabled(ply_ < last);
}

QString TwinDialog::step_words() const { return step_->text(); }

}  // namespace boardwright::desktop
