// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where on the page for variants, and its words.
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/variants/draft_preview.hpp"
#include "ui/desktop/variants/variant_editor.hpp"
#include "ui/desktop/variants/variant_form.hpp"
#include "ui/desktop/variants/yaml_box.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kEditorMargin = 16, kProblemsHeight = 96, kDifferencesHeight = 118;

QVBoxLayout* column_in(QWidget* widget) {
  auto* column = new QVBoxLayout(widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  return column;
}

}  // namespace

VariantEditor::VariantEditor(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      watcher_(new GameWatcher(this)),
      game_label_(new QLabel),
      choice_label_(new QLabel),
      text_title_(new QLabel),
      differences_title_(new QLabel),
      message_(new QLabel),
      games_(new QComboBox),
      choices_(new QComboBox),
      room_(new ColumnScroll),
      form_(new VariantForm),
      text_(new YamlBox),
      problems_(new QListWidget),
      preview_(new DraftPreview),
      differences_(new ParameterTable),
      undo_(new QPushButton),
      redo_(new QPushButton),
      remove_(new QPushButton),
      import_(new QPushButton),
      export_(new QPushButton),
      save_(new QPushButton),
      compare_(new QPushButton),
      play_(new QPushButton),
      leave_(new QPushButton) {
  setObjectName("variant_editor");
  room_->setWidget(form_);
  room_->setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  auto* split = new QSplitter;
  split->addWidget(room_);
  split->addWidget(build_text());
  split->addWidget(build_board());
  split->setChildrenCollapsible(false);
  split->setHandleWidth(kEditorMargin);
  split->setSizes({340, 400, 440});
  for (int i = 0; i < split->count(); ++i) split->setStretchFactor(i, i == 0 ? 0 : 1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kEditorMargin, 8, kEditorMargin, kEditorMargin);
  page->setSpacing(12);
  page->addWidget(build_head());
  page->addWidget(split, 1);
  page->addWidget(build_foot());
  join();
  retranslate();
}

VariantEditor::~VariantEditor() = default;

QWidget* VariantEditor::build_head() {
  games_->setObjectName("variant_game");
  choices_->setObjectName("variant_choice");
  remove_->setObjectName("variant_remove");
  import_->setObjectName("variant_import");
  export_->setObjectName("variant_export");
  game_label_->setBuddy(games_);
  choice_label_->setBuddy(choices_);
  for (auto* box : {games_, choices_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
  }
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(game_label_);
  row->addWidget(games_, 1);
  row->addSpacing(12);
  row->addWidget(choice_label_);
  row->addWidget(choices_, 1);
  row->addWidget(remove_);
  row->addStretch(1);
  row->addWidget(import_);
  row->addWidget(export_);
  return head;
}

QWidget* VariantEditor::build_text() {
  text_title_->setProperty("role", "heading");
  text_title_->setBuddy(text_);
  text_->setMinimumWidth(240);
  undo_->setObjectName("variant_undo");
  redo_->setObjectName("variant_redo");
  undo_->setEnabled(false);
  redo_->setEnabled(false);
  problems_->setObjectName("variant_problems");
  problems_->setWordWrap(true);
  problems_->setMaximumHeight(kProblemsHeight);
  problems_->hide();
  auto* side = new QWidget;
  auto* column = column_in(side);
  auto* head = new QHBoxLayout;
  head->addWidget(text_title_, 1);
  head->addWidget(undo_);
  head->addWidget(redo_);
  column->addLayout(head);
  column->addWidget(text_, 1);
  column->addWidget(problems_);
  return side;
}

QWidget* VariantEditor::build_board() {
  differences_title_->setObjectName("variant_differences_title");
  differences_title_->setProperty("role", "heading");
  differences_title_->setWordWrap(true);
  differences_->setFixedHeight(kDifferencesHeight);
  auto* side = new QWidget;
  side->setMinimumWidth(280);
  auto* column = column_in(side);
  column->addWidget(preview_, 1);
  column->addWidget(differences_title_);
  column->addWidget(differences_);
  return side;
}

QWidget* VariantEditor::build_foot() {
  message_->setObjectName("variant_message");
  message_->setWordWrap(true);
  save_->setObjectName("variant_save");
  save_->setProperty("primary", true);
  compare_->setObjectName("variant_compare");
  play_->setObjectName("variant_play");
  leave_->setObjectName("variant_leave");
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(message_, 1);
  for (auto* button : {leave_, play_, compare_, save_}) row->addWidget(button);
  return foot;
}

void VariantEditor::join() {
  connect(watcher_, &GameWatcher::changed, this, &VariantEditor::take_saved);
  connect(games_, &QComboBox::activated, this,
          [this](int index) { choose(games_->itemData(index).toString().toStdString(), {}); });
  connect(choices_, &QComboBox::activated, this,
          [this](int index) { choose(game_->id(), choices_->itemData(index).toString().toStdString()); });
  connect(text_, &QPlainTextEdit::textChanged, this, [this] {
    if (!is_begun()) return;
    if (!changing_) {
      last_field_.clear();
      say({});
    }
    read();
  });
  connect(text_, &QPlainTextEdit::undoAvailable, undo_, &QWidget::setEnabled);
  connect(text_, &QPlainTextEdit::redoAvailable, redo_, &QWidget::setEnabled);
  connect(undo_, &QPushButton::clicked, text_, &QPlainTextEdit::undo);
  connect(redo_, &QPushButton::clicked, text_, &QPlainTextEdit::redo);
  const auto shortcut = [this](QKeySequence::StandardKey keys, QPushButton* button) {
    connect(new QShortcut(QKeySequence(keys), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, button, &QPushButton::click);
  };
  shortcut(QKeySequence::Undo, undo_);
  shortcut(QKeySequence::Redo, redo_);
  shortcut(QKeySequence::Save, save_);
  const auto go = [this](const QListWidgetItem* item) {
    text_->go_to(reading_.problems[static_cast<std::size_t>(problems_->row(item))].place);
  };
  connect(problems_, &QListWidget::itemActivated, this, go);
  connect(problems_, &QListWidget::itemClicked, this, go);

  connect(form_, &VariantForm::parent_changed, this,
          [this](const std::string& variant) { change("parent", with_parent(text_->text(), variant)); });
  connect(form_, &VariantForm::words_changed, this, &VariantEditor::change_words);
  connect(form_, &VariantForm::id_changed, this,
          [this](const QString& id) { change("id", with_id(text_->text(), id.toStdString())); });
  connect(form_, &VariantForm::value_changed, this, [this](const std::string& parameter, const Value& value) {
    change("parameter " + parameter, with_parameter(text_->text(), parameter, value));
  });
  connect(form_, &VariantForm::reset_wanted, this, [this](const std::string& parameter) {
    change("reset " + parameter, with_parameter(text_->text(), parameter, {}));
  });

  connect(remove_, &QPushButton::clicked, this, &VariantEditor::ask_remove);
  connect(import_, &QPushButton::clicked, this, &VariantEditor::ask_import);
  connect(export_, &QPushButton::clicked, this, &VariantEditor::ask_export);
  connect(save_, &QPushButton::clicked, this, [this] { say_result(save()); });
  connect(compare_, &QPushButton::clicked, this, [this] {
    when_saved([this] {
      const std::string game = game_->id() + "/";
      emit compare_wanted(game + parent().id, game + saved_as_);
    });
  });
  connect(play_, &QPushButton::clicked, this,
          [this] { when_saved([this] { emit play_wanted(game_->id(), saved_as_); }); });
  connect(leave_, &QPushButton::clicked, this, &VariantEditor::left);
}

void VariantEditor::fill_games() {
  const QSignalBlocker quiet(games_);
  games_->clear();
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty() || plays_apart(*game)) continue;
    games_->addItem(QString::fromStdString(game->name(spoken_language())),
                    QString::fromStdString(game->id()));
    if (is_begun() && game->id() == game_->id()) games_->setCurrentIndex(games_->count() - 1);
  }
}

void VariantEditor::fill_choices() {
  const QSignalBlocker quiet(choices_);
  choices_->clear();
  choices_->addItem(tr("A new variant"), QString());
  if (!is_begun()) return;
  for (const Variant& variant : game_->variants())
    if (variant.is_own())
      choices_->addItem(QString::fromStdString(game_->variant_name(spoken_language(), variant)),
                        QString::fromStdString(variant.id));
  for (const BrokenVariant& broken : game_->broken_variants())
    choices_->addItem(tr("%1 (can't be used)").arg(QString::fromStdString(broken.id)),
                      QString::fromStdString(broken.id));
  choices_->setCurrentIndex(std::max(0, choices_->findData(QString::fromStdString(saved_as_))));
}

void VariantEditor::name_buttons() {
  const bool sound = is_begun() && reading_.problems.empty();
  const bool as_saved = is_begun() && !unsaved() && !saved_as_.empty();
  save_->setEnabled(sound && !as_saved);
  compare_->setEnabled(sound);
  play_->setEnabled(sound);
  remove_->setEnabled(!saved_as_.empty());
  export_->setEnabled(sound);
  compare_->setText(as_saved ? tr("&Compare with parent") : tr("Save and &compare"));
  play_->setText(as_saved ? tr("&Play…") : tr("Save and &play…"));
}

void VariantEditor::retranslate() {
  game_label_->setText(tr("Ga&me:"));
  choice_label_->setText(tr("V&ariant:"));
  text_title_->setText(tr("As &text"));
  text_->setAccessibleName(tr("The variant as YAML text"));
  problems_->setAccessibleName(tr("What is wrong with the text"));
  undo_->setText(tr("Und&o"));
  redo_->setText(tr("&Redo"));
  remove_->setText(tr("&Delete…"));
  import_->setText(tr("&Import…"));
  export_->setText(tr("&Export…"));
  save_->setText(tr("&Save"));
  leave_->setText(tr("&Leave"));
  say({});
  name_buttons();
  fill_games();
  fill_choices();
  if (!is_begun()) return;
  problems_->clear();  // their sentences begin in another language
  show_problems();
  show_rules();
}

}  // namespace boardwright::desktop
