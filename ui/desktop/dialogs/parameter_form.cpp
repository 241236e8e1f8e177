// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/parameter_form.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>
#include <limits>

#include "framework/catalogue/settings.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

bool fits_spin_box(const ParameterSpec& spec) {
  return spec.type == BW_INTEGER && spec.min >= std::numeric_limits<int>::min() &&
         spec.max <= std::numeric_limits<int>::max();
}

/// A text as it is, anything else as after --set.
QString written(const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
  return QString::fromStdString(write_value(value));
}

}  // namespace

ParameterForm::ParameterForm(const Game& game, std::vector<ParameterSpec> specs, const Parameters& values,
                             Language language, QWidget* parent)
    : QWidget(parent) {
  setObjectName("form");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 12, 0);
  column->setSpacing(4);
  for (auto& spec : specs) {
    const auto set = values.find(spec.name);
    const QString name = capitalised(QString::fromStdString(game.parameter_name(language, spec.name)));
    const QString meaning = QString::fromStdString(game.parameter_meaning(language, spec));
    QWidget* editor = make_editor(game, spec, set == values.end() ? spec.standard : set->second, language);
    editor->setObjectName(QString::fromStdString("parameter " + spec.name));
    editor->setAccessibleName(name);
    editor->setAccessibleDescription(meaning);
    auto* title = new QLabel(name);
    title->setProperty("role", "heading");
    title->setBuddy(editor);
    auto* line = new QHBoxLayout;
    line->addWidget(title, 1);
    line->addWidget(editor);
    auto* words = new QLabel(meaning);
    words->setProperty("role", "muted");
    words->setWordWrap(true);
    auto* wrong = new QLabel;
    wrong->setProperty("role", "wrong");
    wrong->setWordWrap(true);
    wrong->hide();
    column->addLayout(line);
    column->addWidget(words);
    column->addWidget(wrong);
    column->addSpacing(12);
    rows_.push_back({std::move(spec), editor, wrong});
  }
  column->addStretch();
}

QWidget* ParameterForm::make_editor(const Game& game, const ParameterSpec& spec, const Value& value,
                                    Language language) {
  if (spec.type == BW_BOOL) {
    auto* box = new QCheckBox;
    box->setChecked(std::get<bool>(value));
    connect(box, &QCheckBox::toggled, this, &ParameterForm::check);
    return box;
  }
  if (spec.type == BW_CHOICE) {
    auto* box = new QComboBox;
    for (const auto& choice : spec.choices)
      box->addItem(capitalised(QString::fromStdString(game.choice_name(language, spec.name, choice))),
                   QString::fromStdString(choice));
    box->setCurrentIndex(box->findData(written(value)));
    connect(box, &QComboBox::currentIndexChanged, this, &ParameterForm::check);
    return box;
  }
  if (fits_spin_box(spec)) {
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(spec.min), static_cast<int>(spec.max));
    box->setValue(static_cast<int>(std::get<std::int64_t>(value)));
    box->setMinimumWidth(84);
    connect(box, &QSpinBox::valueChanged, this, &ParameterForm::check);
    return box;
  }
  auto* line = new QLineEdit(written(value));
  line->setMinimumWidth(230);
  connect(line, &QLineEdit::textChanged, this, &ParameterForm::check);
  return line;
}

Result<Value> ParameterForm::value_of(const Row& row) const {
  if (const auto* box = qobject_cast<const QCheckBox*>(row.editor)) return Value(box->isChecked());
  if (const auto* box = qobject_cast<const QComboBox*>(row.editor))
    return Value(box->currentData().toString().toStdString());
  if (const auto* box = qobject_cast<const QSpinBox*>(row.editor)) return Value(std::int64_t{box->value()});
  const std::string text = static_cast<const QLineEdit*>(row.editor)->text().trimmed().toStdString();
  return row.spec.type == BW_TEXT ? Value(text) : read_value(row.spec, text);
}

Result<Parameters> ParameterForm::values() const {
  Parameters parameters;
  for (const auto& row : rows_) {
    auto value = value_of(row);
    if (!value) return fail(value.error());
    if (const auto accepted = row.spec.accept(*value); !accepted) return fail(accepted.error());
    parameters.emplace(row.spec.name, std::move(*value));
  }
  return parameters;
}

void ParameterForm::check() {
  for (const auto& row : rows_) {
    const auto value = value_of(row);
    const Result<void> accepted = value ? row.spec.accept(*value) : fail(value.error());
    row.wrong->setText(accepted ? QString() : QString::fromStdString(accepted.error()));
    row.wrong->setVisible(!accepted);
  }
  emit changed();
}

}  // namespace boardwright::desktop
