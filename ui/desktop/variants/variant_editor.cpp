// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/variant_editor.hpp"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/save_file.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/ask_unsaved.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/variants/draft_actions.hpp"
#include "ui/desktop/variants/draft_preview.hpp"
#include "ui/desktop/variants/draft_rules.hpp"
#include "ui/desktop/variants/draft_text.hpp"
#include "ui/desktop/variants/fitting_game.hpp"
#include "ui/desktop/variants/remove_question.hpp"
#include "ui/desktop/variants/variant_choice.hpp"
#include "ui/desktop/variants/variant_form.hpp"
#include "ui/desktop/variants/variant_id.hpp"
#include "ui/desktop/variants/yaml_box.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kEditorMargin = 16;

}  // namespace

VariantEditor::VariantEditor(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      watcher_(new GameWatcher(this)),
      choice_(new VariantChoice),
      room_(new ColumnScroll),
      form_(new VariantForm),
      draft_text_(new DraftText),
      text_(&draft_text_->text()),
      rules_(new DraftRules),
      actions_(new DraftActions) {
  setObjectName("variant_editor");
  room_->setWidget(form_);
  room_->setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  auto* split = new QSplitter;
  split->addWidget(room_);
  split->addWidget(draft_text_);
  split->addWidget(rules_);
  split->setChildrenCollapsible(false);
  split->setHandleWidth(kEditorMargin);
  split->setSizes({340, 400, 440});
  for (int i = 0; i < split->count(); ++i) split->setStretchFactor(i, i == 0 ? 0 : 1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kEditorMargin, 8, kEditorMargin, kEditorMargin);
  page->setSpacing(12);
  page->addWidget(choice_);
  page->addWidget(split, 1);
  page->addWidget(actions_);
  join();
  retranslate();
}

VariantEditor::~VariantEditor() = default;

void VariantEditor::join() {
  connect(watcher_, &GameWatcher::changed, this, &VariantEditor::take_saved);
  connect(choice_, &VariantChoice::chosen, this, &VariantEditor::choose);
  connect(choice_, &VariantChoice::remove_wanted, this, &VariantEditor::ask_remove);
  connect(choice_, &VariantChoice::import_wanted, this, &VariantEditor::ask_import);
  connect(choice_, &VariantChoice::export_wanted, this, &VariantEditor::ask_export);
  connect(text_, &QPlainTextEdit::textChanged, this, [this] {
    if (!is_begun()) return;
    if (!changing_) {
      last_field_.clear();
      say({});
    }
    read();
  });
  const auto shortcut = [this](QKeySequence::StandardKey keys, auto* what, auto does) {
    connect(new QShortcut(QKeySequence(keys), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, what, does);
  };
  shortcut(QKeySequence::Undo, draft_text_, &DraftText::undo);
  shortcut(QKeySequence::Redo, draft_text_, &DraftText::redo);
  shortcut(QKeySequence::Save, actions_, &DraftActions::save);
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

  connect(actions_, &DraftActions::save_wanted, this, [this] { say_result(save()); });
  connect(actions_, &DraftActions::compare_wanted, this, [this] {
    when_saved([this] {
      const std::string game = game_->id() + "/";
      emit compare_wanted(game + parent().id, game + saved_as_);
    });
  });
  connect(actions_, &DraftActions::play_wanted, this,
          [this] { when_saved([this] { emit play_wanted(game_->id(), saved_as_); }); });
  connect(actions_, &DraftActions::leave_wanted, this, &VariantEditor::left);
}

Result<void> VariantEditor::begin(const std::string& game, const std::string& parent,
                                  const Parameters& values) {
  const auto entry = catalogue_.find(parent.empty() ? game : game + "/" + parent);
  if (!entry) return fail(entry.error());
  game_ = entry->game;
  VariantDraft draft;
  draft.id = id_for({}, *game_).toStdString();
  draft.inherits = entry->variant->id;
  if (!values.empty()) {
    auto with = with_values(draft, values, *game_);
    if (!with) return fail(with.error());
    draft = std::move(*with);
  }
  show_text(write_draft(draft), {});
  if (!values.empty()) {  // what somebody has changed already
    saved_text_.clear();
    name_buttons();
    emit title_changed();
  }
  return {};
}

Result<void> VariantEditor::open(const std::string& game, const std::string& variant) {
  const auto entry = catalogue_.find(game);
  if (!entry) return fail(entry.error());
  std::vector<std::string> problems;
  const auto text = read_text_file(own_variant_file(catalogue_.variants_folder(), game, variant), problems);
  if (!text) return fail(problems.front());
  game_ = entry->game;
  show_text(*text, variant);
  return {};
}

Result<void> VariantEditor::begin_with(const std::string& yaml, const std::vector<std::string>& likely) {
  if (text_kind(yaml) != kRulesFile)
    return fail(tr("this is no variant: expected YAML with id, inherits and set").toStdString());
  auto best = fitting_game(yaml, catalogue_, likely);
  if (!best) return fail(tr("There is no game that could be played.").toStdString());
  game_ = std::move(best);
  show_text(yaml, {});
  saved_text_.clear();
  name_buttons();
  emit title_changed();
  return {};
}

void VariantEditor::show_text(const std::string& yaml, const std::string& saved_as) {
  saved_as_ = saved_as;
  game_ = as_saved(game_);
  watcher_->follow(game_->file());
  last_field_.clear();
  show_choice();
  form_->set_game(game_, saved_as_);
  {
    const QSignalBlocker quiet(text_);
    text_->begin(yaml);
  }
  saved_text_ = text_->text();
  room_->verticalScrollBar()->setValue(0);
  say({});
  read();
}

void VariantEditor::show_choice() { choice_->show_choice(catalogue_, game_.get(), saved_as_); }

bool VariantEditor::unsaved() const { return is_begun() && text_->text() != saved_text_; }

void VariantEditor::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  if (!is_begun()) return show_choice();
  if (const auto entry = catalogue_.find(game_->id())) game_ = as_saved(entry->game);
  show_choice();
  form_->set_game(game_, saved_as_);
  read();
}

void VariantEditor::take_saved() {
  if (!is_begun() || !has_changed_since_loaded(*game_)) return;
  const auto saved = read_again(*game_);
  const auto plays = saved->file_problems().empty() ? saved->library() : fail(saved->file_problems().front());
  if (!plays) return say(tr("The rules of before go on: %1").arg(refusal_words(plays.error())));
  game_ = saved;
  show_choice();
  form_->set_game(game_, saved_as_);
  read();
  say(reading_.problems.empty() ? tr("The rules were read again as they are saved.")
                                : tr("The rules were read again as they are saved; what of the variant "
                                     "doesn't fit them is marked."));
}

void VariantEditor::read() {
  const std::string yaml = text_->text();
  reading_ = read_draft(yaml, *game_, saved_as_);
  form_->show_draft(reading_, yaml);
  draft_text_->show_problems(reading_.problems);
  rules_->show_rules(game_, reading_, parent());
  name_buttons();
  emit title_changed();
}

const Variant& VariantEditor::parent() const {
  const Variant* found = game_->variant(reading_.draft.inherits);
  return found != nullptr ? *found : game_->variants().front();
}

/// The form has changed one value; what it did before in the same field is one step with it.
void VariantEditor::change(const std::string& field, const Result<std::string>& text) {
  if (!text) {
    say(refusal_words(text.error()));
    return form_->show_draft(reading_, text_->text());
  }
  say({});
  changing_ = true;
  text_->change(*text, field == last_field_);
  changing_ = false;
  last_field_ = field;
}

void VariantEditor::change_words(VariantWords which, Language language, const QString& text) {
  const bool name = which == VariantWords::kName;
  const std::string words = text.toStdString(), code(language_code(language));
  change((name ? "name " : "summary ") + code,
         name ? with_name(text_->text(), reading_.draft, !saved_as_.empty(), language, words, *game_)
              : with_words(text_->text(), which, language, words));
}

void VariantEditor::choose(const std::string& game, const std::string& variant) {
  if (!may_drop()) return show_choice();  // as it was
  say_result(variant.empty() ? begin(game) : open(game, variant));
}

bool VariantEditor::may_drop() {
  if (!unsaved()) return true;
  const QString why_not =
      reading_.problems.empty() ? QString() : tr("It can be saved once nothing in it is wrong.");
  const auto answer = ask_unsaved(this, tr("Variant"), tr("The variant isn't saved as it is now."), why_not);
  if (answer != Unsaved::kSave) return answer == Unsaved::kDrop;
  const auto saved = save();
  say_result(saved);
  return saved.has_value();
}

QStringList VariantEditor::heirs() const {
  QStringList names;
  for (const Variant& variant : game_->variants())
    if (variant.is_own() && !saved_as_.empty() && variant.inherits == saved_as_ && variant.id != saved_as_)
      names << QString::fromStdString(game_->variant_name(spoken_language(), variant));
  return names;
}

Result<void> VariantEditor::save() {
  if (!reading_.problems.empty())
    return fail(tr("It can be saved once nothing in it is wrong.").toStdString());
  const std::string id = reading_.draft.id;
  const bool renamed = !saved_as_.empty() && saved_as_ != id;
  if (renamed && !heirs().isEmpty())
    return fail(tr("Its id has to stay %1, because these start from it: %2")
                    .arg(QString::fromStdString(saved_as_), heirs().join(", "))
                    .toStdString());
  const auto& folder = catalogue_.variants_folder();
  if (auto saved = save_own_variant(folder, game_->id(), id, text_->text()); !saved) return saved;
  const std::string before = std::exchange(saved_as_, id);
  saved_text_ = text_->text();
  Result<void> removed;
  if (renamed) removed = remove_own_variant(folder, game_->id(), before);
  say(tr("Saved as %1.").arg(QString::fromStdString(game_->id() + "/" + id)));
  emit catalogue_changed();
  return removed;
}

void VariantEditor::when_saved(const std::function<void()>& then) {
  if (unsaved() || saved_as_.empty())
    if (const auto saved = save(); !saved) return say_result(saved);
  then();
}

void VariantEditor::ask_remove() {
  if (saved_as_.empty()) return;
  if (!may_remove(this, QString::fromStdString(game_->id() + "/" + saved_as_), heirs())) return;
  if (const auto removed = remove_own_variant(catalogue_.variants_folder(), game_->id(), saved_as_); !removed)
    return say_result(removed);
  emit catalogue_changed();
  say_result(begin(game_->id()));
  say(tr("The variant was deleted."));
}

void VariantEditor::ask_import() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Import variant"), {},
                                                    tr("Variants") + QStringLiteral(" (*.yaml *.yml)"));
  if (!file.isEmpty()) emit import_wanted(file);
}

Result<void> VariantEditor::export_to(const std::filesystem::path& file) const {
  return save_file(file, text_->text());
}

void VariantEditor::ask_export() {
  constexpr const char* kEnding = ".yaml";
  QString file = QFileDialog::getSaveFileName(this, tr("Export variant"),
                                              QString::fromStdString(reading_.draft.id) + kEnding,
                                              tr("Variants") + QStringLiteral(" (*.yaml *.yml)"));
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty()) file += kEnding;
  const auto saved = export_to(file.toStdString());
  say(saved ? tr("The variant is in %1 now.").arg(file) : refusal_words(saved.error()));
}

void VariantEditor::say_result(const Result<void>& done) {
  if (!done) say(refusal_words(done.error()));
}

void VariantEditor::say(const QString& sentence) { actions_->say(sentence); }

DraftPreview& VariantEditor::preview() const noexcept { return rules_->preview(); }

ParameterTable& VariantEditor::differences() const noexcept { return rules_->differences(); }

QString VariantEditor::message() const { return actions_->message(); }

QString VariantEditor::title() const {
  if (!is_begun()) return tr("Variant");
  const QString game = QString::fromStdString(game_->name(spoken_language()));
  const auto& draft = reading_.draft;
  const auto& name = draft.name.or_english(spoken_language());
  return game + ", " + QString::fromStdString(name.empty() ? draft.id : name) + (unsaved() ? " *" : "");
}

void VariantEditor::name_buttons() {
  const bool sound = is_begun() && reading_.problems.empty();
  actions_->show_state(sound, is_begun() && !unsaved() && !saved_as_.empty());
  choice_->set_possible(!saved_as_.empty(), sound);
}

void VariantEditor::retranslate() {
  choice_->retranslate();
  draft_text_->retranslate();
  actions_->retranslate();
  say({});
  name_buttons();
  show_choice();
  if (is_begun()) rules_->show_rules(game_, reading_, parent());
}

void VariantEditor::set_theme(const Theme& theme) { rules_->preview().set_theme(theme); }
void VariantEditor::set_habits(const BoardHabits& habits) {
  rules_->preview().set_coordinates(habits.coordinates);
  rules_->preview().set_animation(habits.animated);
}
void VariantEditor::focus_first() { form_->focus_first(); }

void VariantEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
