// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/parameter_form.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "framework/catalogue/settings.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLeastWidth = 120;
constexpr int kTitleShare = 2, kEditorShare = 3;

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
    auto* reset = new QPushButton;
    reset->setObjectName(QString::fromStdString("reset " + spec.name));
    reset->setProperty("link", true);
    reset->hide();
    connect(reset, &QPushButton::clicked, this, [this, id = spec.name] { emit reset_wanted(id); });
    title->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(title, kTitleShare);
    const bool text = qobject_cast<QLineEdit*>(editor) != nullptr;  // of any length
    const bool wide = text || qobject_cast<QComboBox*>(editor) != nullptr;
    if (wide) editor->setSizePolicy(text ? QSizePolicy::Ignored : QSizePolicy::Expanding, QSizePolicy::Fixed);
    line->addWidget(editor, wide ? kEditorShare : 0);
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
    column->addWidget(reset, 0, Qt::AlignLeft);
    column->addSpacing(12);
    rows_.push_back({std::move(spec), editor, wrong, reset});
  }
  column->addStretch();
}

QWidget* ParameterForm::make_editor(const Game& game, const ParameterSpec& spec, const Value& value,
                                    Language language) {
  if (spec.type == BW_BOOL) {
    auto* box = new QCheckBox;
    box->setChecked(std::get<bool>(value));
    connect(box, &QCheckBox::toggled, this, [this, box] { touched(box); });
    return box;
  }
  if (spec.type == BW_CHOICE) {
    auto* box = new QComboBox;
    for (const auto& choice : spec.choices)
      box->addItem(capitalised(QString::fromStdString(game.choice_name(language, spec.name, choice))),
                   QString::fromStdString(choice));
    box->setCurrentIndex(box->findData(written(value)));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] { touched(box); });
    return box;
  }
  if (fits_spin_box(spec)) {
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(spec.min), static_cast<int>(spec.max));
    box->setValue(static_cast<int>(std::get<std::int64_t>(value)));
    box->setMinimumWidth(84);
    connect(box, &QSpinBox::valueChanged, this, [this, box] { touched(box); });
    return box;
  }
  auto* line = new QLineEdit(written(value));
  line->setMinimumWidth(kLeastWidth);
  connect(line, &QLineEdit::textChanged, this, [this, line] { touched(line); });
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

void ParameterForm::touched(const QWidget* editor) {
  for (const auto& row : rows_) {
    const auto value = value_of(row);
    const Result<void> accepted = value ? row.spec.accept(*value) : fail(value.error());
    row.wrong->setText(accepted ? QString() : refusal_words(accepted.error()));
    row.wrong->setVisible(!accepted);
    if (row.editor == editor && accepted) emit value_changed(row.spec.name, *value);
  }
  emit changed();
}

void ParameterForm::show_value(const Row& row, const Value& value) {
  const QSignalBlocker quiet(row.editor);
  if (auto* box = qobject_cast<QCheckBox*>(row.editor)) {
    box->setChecked(std::get<bool>(value));
  } else if (auto* choices = qobject_cast<QComboBox*>(row.editor)) {
    choices->setCurrentIndex(choices->findData(written(value)));
  } else if (auto* number = qobject_cast<QSpinBox*>(row.editor)) {
    number->setValue(static_cast<int>(std::get<std::int64_t>(value)));
  } else {
    static_cast<QLineEdit*>(row.editor)->setText(written(value));
  }
}

void ParameterForm::set_values(const Parameters& values) {
  for (const auto& row : rows_) {
    const auto set = values.find(row.spec.name);
    if (set == values.end()) continue;
    const auto now = value_of(row);
    if (!now || *now != set->second) show_value(row, set->second);  // else the cursor would jump
    row.wrong->hide();
  }
}

void ParameterForm::say_wrong(const std::map<std::string, std::string>& sentences) {
  for (const auto& row : rows_) {
    const auto one = sentences.find(row.spec.name);
    if (one == sentences.end()) continue;
    row.wrong->setText(QString::fromStdString(one->second));
    row.wrong->show();
  }
}

void ParameterForm::offer_reset(const std::vector<std::string>& parameters, const QString& words) {
  for (const auto& row : rows_) {
    row.reset->setText(words);
    row.reset->setAccessibleName(label_and_value(words, row.editor->accessibleName()));
    row.reset->setVisible(std::find(parameters.begin(), parameters.end(), row.spec.name) != parameters.end());
  }
}

}  // namespace boardwright::desktop
