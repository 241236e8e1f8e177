// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/variant_editor.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/save_file.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/dialogs/ask_unsaved.hpp"
#include "ui/desktop/variants/draft_preview.hpp"
#include "ui/desktop/variants/variant_form.hpp"
#include "ui/desktop/variants/variant_id.hpp"
#include "ui/desktop/variants/yaml_box.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

/// What an id is made of: English if there is some, else whatever there is.
QString name_for_id(const LocalText& name) {
  for (const Language language : languages())
    if (!name.in(language).empty()) return QString::fromStdString(name.in(language));
  return {};
}

}  // namespace

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
  std::shared_ptr<const Game> best;
  std::size_t fewest = 0;
  const auto consider = [&](const std::shared_ptr<const Game>& game) {
    if (!game->file_problems().empty() || !game->library()) return;
    const std::size_t problems = read_draft(yaml, *game, {}).problems.size();
    if (best && problems >= fewest) return;
    best = game;
    fewest = problems;
  };
  for (const auto& id : likely)
    if (const auto entry = id.empty() ? Result<Entry>(fail("")) : catalogue_.find(id)) consider(entry->game);
  for (const auto& game : catalogue_.games()) consider(game);
  if (!best) return fail(tr("There is no game that could be played.").toStdString());
  game_ = best;
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
  fill_games();
  fill_choices();
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

bool VariantEditor::unsaved() const { return is_begun() && text_->text() != saved_text_; }

void VariantEditor::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  fill_games();
  if (!is_begun()) return;
  if (const auto entry = catalogue_.find(game_->id())) game_ = as_saved(entry->game);
  fill_choices();
  form_->set_game(game_, saved_as_);
  read();
}

void VariantEditor::take_saved() {
  if (!is_begun() || !has_changed_since_loaded(*game_)) return;
  const auto saved = read_again(*game_);
  const auto plays = saved->file_problems().empty() ? saved->library() : fail(saved->file_problems().front());
  if (!plays) return say(tr("The rules of before go on: %1").arg(refusal_words(plays.error())));
  game_ = saved;
  fill_choices();
  form_->set_game(game_, saved_as_);
  read();
  say(reading_.problems.empty() ? tr("The rules were read again as they are saved.")
                                : tr("The rules were read again as they are saved; what of the variant "
                                     "doesn't fit them is marked."));
}

void VariantEditor::read() {
  const std::string yaml = text_->text();
  reading_ = read_draft(yaml, *game_, saved_as_);
  text_->mark(reading_.problems);
  form_->show_draft(reading_, yaml);
  show_problems();
  show_rules();
  name_buttons();
  emit title_changed();
}

void VariantEditor::show_problems() {
  QStringList sentences;
  for (const TextProblem& problem : reading_.problems)
    sentences << tr("Line %1, column %2: %3")
                     .arg(problem.place.line)
                     .arg(problem.place.column)
                     .arg(refusal_words(problem.sentence));
  QStringList shown;
  for (int row = 0; row < problems_->count(); ++row) shown << problems_->item(row)->text();
  problems_->setVisible(!sentences.isEmpty());
  if (sentences == shown) return;
  problems_->clear();
  problems_->addItems(sentences);
  if (sentences.isEmpty() || !QAccessible::isActive()) return;
  problems_->setAccessibleDescription(sentences.front());
  QAccessibleEvent event(problems_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

const Variant& VariantEditor::parent() const {
  const Variant* found = game_->variant(reading_.draft.inherits);
  return found != nullptr ? *found : game_->variants().front();
}

void VariantEditor::show_rules() {
  preview_->set_outdated(reading_.rules == nullptr);
  differences_->setEnabled(reading_.rules != nullptr);
  if (reading_.rules == nullptr) return;
  const VariantDraft& draft = reading_.draft;
  auto variant = std::make_shared<const Variant>(
      Variant{.id = draft.id, .name = draft.name, .summary = draft.summary, .inherits = draft.inherits});
  preview_->show_rules(game_, *variant, reading_.rules);
  std::vector<RuleSet> sets;
  if (auto rules = game_->create(parent()))
    sets.push_back({Entry{game_, &parent()}, std::move(*rules), parent().id});
  sets.push_back({Entry{game_, variant.get()}, reading_.rules, variant->id});
  differences_->show_rules(std::move(sets));
  shown_ = std::move(variant);
  const QString from = QString::fromStdString(game_->variant_name(spoken_language(), parent()));
  differences_title_->setText(
      differences_->differences() == 0
          ? tr("The same rules as %1").arg(from)
          : tr("What differs from %1: %2").arg(from).arg(differences_->differences()));
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
  const VariantDraft& draft = reading_.draft;
  // The id follows the name as long as nobody has chosen another one, and nothing is kept under it.
  const bool follows = saved_as_.empty() && draft.id == id_for(name_for_id(draft.name), *game_).toStdString();
  auto changed = with_words(text_->text(), which, language, text.toStdString());
  if (changed && which == VariantWords::kName && follows) {
    LocalText name = draft.name;
    name.set(language, text.toStdString());
    changed = with_id(*changed, id_for(name_for_id(name), *game_).toStdString());
  }
  const std::string field =
      (which == VariantWords::kName ? "name " : "summary ") + std::string(language_code(language));
  change(field, changed);
}

void VariantEditor::choose(const std::string& game, const std::string& variant) {
  if (!may_drop()) {
    fill_games();  // as they were
    return fill_choices();
  }
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
  QMessageBox box(
      QMessageBox::Question, tr("Delete variant"),
      tr("Delete the variant %1 for good?").arg(QString::fromStdString(game_->id() + "/" + saved_as_)),
      QMessageBox::NoButton, this);
  if (!heirs().isEmpty())
    box.setInformativeText(
        tr("These start from it and can't be used without it: %1").arg(heirs().join(", ")));
  auto* yes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
  auto* no = box.addButton(tr("&Keep it"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  if (box.clickedButton() != yes) return;
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

void VariantEditor::say(const QString& sentence) {
  message_->setText(sentence);
  if (sentence.isEmpty() || !QAccessible::isActive()) return;
  QAccessibleEvent event(message_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

QString VariantEditor::message() const { return message_->text(); }

QString VariantEditor::title() const {
  if (!is_begun()) return tr("Variant");
  const QString game = QString::fromStdString(game_->name(spoken_language()));
  const auto& draft = reading_.draft;
  const auto& name = draft.name.or_english(spoken_language());
  return game + ", " + QString::fromStdString(name.empty() ? draft.id : name) + (unsaved() ? " *" : "");
}

void VariantEditor::set_theme(const Theme& theme) { preview_->set_theme(theme); }
void VariantEditor::set_habits(const BoardHabits& habits) {
  preview_->set_coordinates(habits.coordinates);
  preview_->set_animation(habits.animated);
}
void VariantEditor::focus_first() { form_->focus_first(); }

void VariantEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
