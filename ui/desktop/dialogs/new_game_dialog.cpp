// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/new_game_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "framework/clock/time_control_text.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/parameter_form.hpp"
#include "ui/desktop/panels/column_scroll.hpp"

namespace boardwright::desktop {

NewGameDialog::NewGameDialog(const Catalogue& catalogue, const GameSetup& now, QWidget* parent,
                             std::vector<SeatMember> members)
    : QDialog(parent),
      catalogue_(catalogue),
      members_(std::move(members)),
      setup_(now),
      game_label_(new QLabel),
      variant_label_(new QLabel),
      language_label_(new QLabel),
      seats_title_(new QLabel),
      rules_title_(new QLabel),
      summary_(new QLabel),
      wrong_(new QLabel),
      game_(new QComboBox),
      variant_(new QComboBox),
      language_(new QComboBox),
      seats_(new QVBoxLayout),
      room_(new ColumnScroll),
      start_(new QPushButton),
      cancel_(new QPushButton),
      keep_(new QPushButton) {
  build();
  retranslate();
  list_games();
  connect(game_, &QComboBox::currentIndexChanged, this, &NewGameDialog::list_variants);
  connect(variant_, &QComboBox::currentIndexChanged, this, &NewGameDialog::choose_variant);
  connect(language_, &QComboBox::activated, this,
          [this](int i) { emit language_chosen(kLanguages[static_cast<std::size_t>(i)]); });
  connect(start_, &QPushButton::clicked, this, &NewGameDialog::accept);
  connect(cancel_, &QPushButton::clicked, this, &NewGameDialog::reject);
  connect(keep_, &QPushButton::clicked, this, &NewGameDialog::want_variant);
}

NewGameDialog::~NewGameDialog() = default;

void NewGameDialog::build() {
  resize(600, 720);
  game_->setObjectName("game");
  variant_->setObjectName("variant");
  start_->setObjectName("start");
  start_->setDefault(true);
  keep_->setObjectName("keep_variant");
  keep_->setProperty("link", true);
  keep_->setAutoDefault(false);
  game_label_->setBuddy(game_);
  variant_label_->setBuddy(variant_);
  language_label_->setBuddy(language_);
  for (const Language language : kLanguages) language_->addItem(own_name(language));
  for (auto* title : {seats_title_, rules_title_}) title->setProperty("role", "title");
  for (auto* box : {game_, variant_, language_}) box->setMinimumWidth(300);
  summary_->setProperty("role", "muted");
  summary_->setWordWrap(true);
  wrong_->setProperty("role", "wrong");
  wrong_->setWordWrap(true);
  wrong_->hide();

  for (auto* label : {game_label_, variant_label_, language_label_}) label->setMinimumSize(kLabelSize);
  auto* top = make_form(nullptr);
  top->addRow(game_label_, game_);
  top->addRow(variant_label_, variant_);
  top->addRow(QString(), summary_);
  top->addRow(language_label_, language_);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(cancel_);
  buttons->addWidget(start_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 22, 24, 20);
  column->setSpacing(14);
  column->addLayout(top);
  column->addWidget(seats_title_);
  column->addLayout(seats_);
  auto* rules = new QHBoxLayout;
  rules->addWidget(rules_title_, 1);
  rules->addWidget(keep_);
  column->addLayout(rules);
  column->addWidget(room_, 1);
  column->addWidget(wrong_);
  column->addLayout(buttons);
}

const Game* NewGameDialog::game() const {
  for (const auto& game : catalogue_.games())
    if (game->id() == game_->currentData().toString().toStdString()) return game.get();
  return nullptr;
}

const Variant* NewGameDialog::variant() const {
  return game() != nullptr ? game()->variant(variant_->currentData().toString().toStdString()) : nullptr;
}

void NewGameDialog::list_games() {
  const QString chosen = game_->count() > 0 ? game_->currentData().toString()
                         : setup_.game      ? QString::fromStdString(setup_.game->id())
                                            : QString();
  const QSignalBlocker quiet(game_);
  game_->clear();
  for (const auto& game : catalogue_.games())
    if (game->file_problems().empty())
      game_->addItem(QString::fromStdString(game->name(spoken_language())),
                     QString::fromStdString(game->id()));
  game_->setCurrentIndex(std::max(0, game_->findData(chosen)));
  list_variants();
}

void NewGameDialog::list_variants() {
  const bool same_game = setup_.game && game() != nullptr && game()->id() == setup_.game->id();
  const QString chosen = variant_->count() > 0 ? variant_->currentData().toString()
                         : same_game           ? QString::fromStdString(setup_.variant)
                                               : QString();
  const QSignalBlocker quiet(variant_);
  variant_->clear();
  if (game() != nullptr)
    for (const auto& variant : game()->variants()) {
      if (variant.is_own() && !(&variant - 1)->is_own()) variant_->insertSeparator(variant_->count());
      variant_->addItem(QString::fromStdString(game()->variant_name(spoken_language(), variant)),
                        QString::fromStdString(variant.id));
    }
  variant_->setCurrentIndex(std::max(0, variant_->findData(chosen)));
  choose_variant();
}

void NewGameDialog::choose_variant() {
  standard_.clear();
  build_form({});
  if (variant() == nullptr) return say_wrong(tr("There is no game that could be played."));
  const QString own = QString::fromStdString(game()->variant_summary(spoken_language(), *variant()));
  summary_->setText(own.isEmpty() ? QString::fromStdString(game()->summary(spoken_language())) : own);
  const auto specs = game()->parameters();
  const auto set = game()->parameters_of(*variant());
  const auto rules = game()->create(*variant());
  for (const auto* error :
       {specs ? nullptr : &specs.error(), set ? nullptr : &set.error(), rules ? nullptr : &rules.error()})
    if (error != nullptr) return say_wrong(QString::fromStdString(*error));
  for (const auto& spec : *specs) standard_[spec.name] = spec.standard;
  for (const auto& [name, value] : *set) standard_[name] = value;
  build_seats(**rules);
  build_form(standard_);
  check();
}

void NewGameDialog::build_form(const Parameters& values) {
  delete room_->takeWidget();
  form_ = nullptr;
  rules_title_->setVisible(!values.empty());
  keep_->setVisible(!values.empty());
  if (values.empty()) return;
  form_ = new ParameterForm(*game(), game()->parameters().value_or(std::vector<ParameterSpec>()), values,
                            spoken_language());
  connect(form_, &ParameterForm::changed, this, &NewGameDialog::check);
  room_->setWidget(form_);
}

void NewGameDialog::say_wrong(const QString& sentence) {
  wrong_->setText(sentence);
  wrong_->setVisible(!sentence.isEmpty());
  start_->setEnabled(sentence.isEmpty());
}

void NewGameDialog::check() {
  say_wrong({});
  start_->setEnabled(variant() != nullptr && (form_ == nullptr || form_->valid()));
}

std::optional<Parameters> NewGameDialog::changed_values() {
  Parameters changed;
  if (form_ == nullptr) return changed;
  const auto values = form_->values();
  if (!values) {
    say_wrong(QString::fromStdString(values.error()));
    return std::nullopt;
  }
  for (const auto& [name, value] : *values)
    if (standard_.at(name) != value) changed[name] = value;
  return changed;
}

void NewGameDialog::want_variant() {
  auto values = variant() != nullptr ? changed_values() : std::nullopt;
  if (!values) return;
  wanted_ = WantedVariant{game()->id(), variant()->id, std::move(*values)};
  reject();
}

void NewGameDialog::accept() {
  if (variant() == nullptr) return;
  const auto overrides = changed_values();
  if (!overrides) return;
  auto rules = game()->create(*variant(), *overrides);
  if (!rules) {
    wrong_->setText(QString::fromStdString(rules.error()));
    wrong_->show();
    return;  // the button stays: the next attempt may be better
  }
  const auto found = std::find_if(catalogue_.games().begin(), catalogue_.games().end(),
                                  [&](const auto& other) { return other.get() == game(); });
  GameSetup setup{*found, variant()->id, std::move(*rules), {}, {}, {}, {}, {}};
  if (const auto control = clock_->currentData().toString(); !control.isEmpty())
    if (auto read = read_time_control(control.toStdString())) setup.clock = std::move(*read);
  if (entropy_ != nullptr) setup.entropy = entropy_->text().trimmed().toStdString();
  for (auto* box : players_) {
    const SeatMember* one = member(*box);
    setup.players.push_back(one != nullptr ? kHuman : box->currentData().toString().toStdString());
    const bool twice =
        one != nullptr && std::any_of(setup.members.begin(), setup.members.end(),
                                      [&](const SeatMember& other) { return other.id == one->id; });
    if (twice) return say_wrong(tr("The same member can't sit at two places."));
    setup.members.push_back(one != nullptr ? *one : SeatMember{});
  }
  setup.rated = rated_ != nullptr && rated_->isChecked();
  setup.keep = true;
  setup_ = std::move(setup);
  QDialog::accept();
}

void NewGameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    const Parameters values = form_ != nullptr ? form_->values().value_or(standard_) : standard_;
    retranslate();
    list_games();
    build_form(values);
    check();
  }
  QDialog::changeEvent(event);
}

void NewGameDialog::retranslate() {
  setWindowTitle(tr("New game"));
  game_label_->setText(tr("&Game:"));
  variant_label_->setText(tr("&Variant:"));
  language_label_->setText(tr("&Language:"));
  seats_title_->setText(tr("Players"));
  rules_title_->setText(tr("Rules"));
  start_->setText(tr("&Start"));
  cancel_->setText(tr("&Cancel"));
  keep_->setText(tr("&Make a variant of it…"));
  language_->setCurrentIndex(static_cast<int>(spoken_language()));
}

}  // namespace boardwright::desktop
