// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/variant_form.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/parameter_form.hpp"

namespace boardwright::desktop {

namespace {

/// A text that is there already is left alone: else the cursor would jump.
void show_line(QLineEdit* line, const std::string& text) {
  const QString words = QString::fromStdString(text);
  const QSignalBlocker quiet(line);
  if (line->text() != words) line->setText(words);
}

}  // namespace

VariantForm::VariantForm(QWidget* parent)
    : QWidget(parent),
      parent_label_(new QLabel),
      id_label_(new QLabel),
      rules_title_(new QLabel),
      parents_(new QComboBox),
      languages_(new QTabWidget),
      name_labels_(languages().size()),
      summary_labels_(languages().size()),
      names_(languages().size()),
      summaries_(languages().size()),
      id_(new QLineEdit),
      column_(new QVBoxLayout(this)) {
  setObjectName("form");
  parents_->setObjectName("variant_parent");
  parents_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  parents_->setMinimumContentsLength(8);
  parent_label_->setBuddy(parents_);
  id_->setObjectName("variant_id");
  id_->setMaxLength(64);
  id_label_->setBuddy(id_);
  rules_title_->setProperty("role", "title");
  build_words();
  column_->setContentsMargins(0, 0, 12, 0);
  column_->setSpacing(4);
  column_->addWidget(parent_label_);
  column_->addWidget(parents_);
  column_->addSpacing(8);
  column_->addWidget(languages_);
  column_->addSpacing(8);
  column_->addWidget(id_label_);
  column_->addWidget(id_);
  column_->addSpacing(12);
  column_->addWidget(rules_title_);
  column_->addSpacing(4);
  column_->addStretch(1);
  connect(parents_, &QComboBox::activated, this,
          [this](int index) { emit parent_changed(parents_->itemData(index).toString().toStdString()); });
  connect(id_, &QLineEdit::textEdited, this, &VariantForm::id_changed);
  retranslate();
}

void VariantForm::build_words() {
  languages_->setObjectName("variant_languages");
  languages_->setDocumentMode(true);
  languages_->setUsesScrollButtons(false);
  for (const Language language : languages()) {
    const std::size_t i = language.index();
    const QString code = QString::fromStdString(std::string(language_code(language)));
    names_[i] = new QLineEdit;
    summaries_[i] = new QLineEdit;
    names_[i]->setObjectName("variant_name_" + code);
    summaries_[i]->setObjectName("variant_summary_" + code);
    name_labels_[i] = new QLabel;
    summary_labels_[i] = new QLabel;
    name_labels_[i]->setBuddy(names_[i]);
    summary_labels_[i]->setBuddy(summaries_[i]);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(4);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{name_labels_[i], names_[i], summary_labels_[i], summaries_[i]})
      column->addWidget(widget);
    languages_->addTab(page, code.toUpper());
    languages_->setTabToolTip(static_cast<int>(i), own_name(language));
    connect(names_[i], &QLineEdit::textEdited, this, [this, language](const QString& text) {
      emit words_changed(VariantWords::kName, language, text);
    });
    connect(summaries_[i], &QLineEdit::textEdited, this, [this, language](const QString& text) {
      emit words_changed(VariantWords::kSummary, language, text);
    });
  }
  languages_->setCurrentIndex(static_cast<int>(spoken_language().index()));
}

void VariantForm::set_game(std::shared_ptr<const Game> game, const std::string& saved_as) {
  const bool same = game_ != nullptr && game->id() == game_->id();
  game_ = std::move(game);
  saved_as_ = saved_as;
  if (!same || parameters_ == nullptr) make_parameters();
  fill_parents();
}

void VariantForm::make_parameters() {
  delete parameters_;
  parameters_ = nullptr;
  const auto specs = game_->parameters();
  rules_title_->setVisible(specs && !specs->empty());
  if (!specs) return;
  Parameters standard;
  for (const ParameterSpec& spec : *specs) standard[spec.name] = spec.standard;
  parameters_ = new ParameterForm(*game_, *specs, standard, spoken_language());
  column_->insertWidget(column_->count() - 1, parameters_);
  connect(parameters_, &ParameterForm::value_changed, this, &VariantForm::value_changed);
  connect(parameters_, &ParameterForm::reset_wanted, this, &VariantForm::reset_wanted);
}

void VariantForm::fill_parents() {
  const QSignalBlocker quiet(parents_);
  parents_->clear();
  if (game_ == nullptr) return;
  for (const Variant& variant : game_->variants())
    if (variant.id != saved_as_)
      parents_->addItem(QString::fromStdString(game_->variant_name(spoken_language(), variant)),
                        QString::fromStdString(variant.id));
  parents_->addItem(tr("Nothing: the plugin's own values"), QString());
  parents_->setCurrentIndex(parents_->findData(QString::fromStdString(reading_.draft.inherits)));
}

QString VariantForm::parent_name() const {
  const auto* parent = game_ == nullptr ? nullptr : game_->variant(reading_.draft.inherits);
  return parent == nullptr ? tr("the plugin")
                           : QString::fromStdString(game_->variant_name(spoken_language(), *parent));
}

void VariantForm::show_draft(const DraftReading& reading, const std::string& yaml) {
  setEnabled(reading.is_map);  // else there is nothing that a form could change
  if (!reading.is_map) return;
  reading_ = reading;
  yaml_ = yaml;
  const VariantDraft& draft = reading_.draft;
  parents_->setCurrentIndex(parents_->findData(QString::fromStdString(draft.inherits)));
  show_line(id_, draft.id);
  for (const Language language : languages()) {
    show_line(names_[language.index()], draft.name.in(language));
    show_line(summaries_[language.index()], draft.summary.in(language));
  }
  if (parameters_ == nullptr) return;
  if (const auto values = values_of(draft, *game_)) parameters_->set_values(*values);
  parameters_->say_wrong(reading_.wrong_values);
  std::vector<std::string> own;
  for (const ParameterSpec& spec : game_->parameters().value_or(std::vector<ParameterSpec>()))
    if (sets_parameter(yaml, spec.name)) own.push_back(spec.name);
  parameters_->offer_reset(own, tr("As in %1").arg(parent_name()));
}

void VariantForm::focus_first() {
  names_[static_cast<std::size_t>(languages_->currentIndex())]->setFocus(Qt::OtherFocusReason);
}

void VariantForm::retranslate() {
  parent_label_->setText(tr("Starts &from:"));
  parents_->setAccessibleDescription(tr("What the variant doesn't say itself is as there."));
  id_label_->setText(tr("&Id, for the command line and files:"));
  rules_title_->setText(tr("Rules"));
  languages_->setAccessibleName(tr("The variant's words by language"));
  for (const Language language : languages()) {
    const std::size_t i = language.index();
    name_labels_[i]->setText(tr("&Name:"));
    summary_labels_[i]->setText(tr("In one s&entence:"));
    names_[i]->setAccessibleName(tr("Name in %1").arg(own_name(language)));
    summaries_[i]->setAccessibleName(tr("In one sentence, in %1").arg(own_name(language)));
  }
  if (game_ == nullptr) return;
  make_parameters();
  fill_parents();
  show_draft(DraftReading(reading_), std::string(yaml_));
}

void VariantForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
