// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/rules_panel.hpp"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/catalogue/settings.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/parameter_form.hpp"

namespace boardwright::desktop {

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent),
      variant_label_(new QLabel),
      summary_(new QLabel),
      variant_(new QComboBox),
      place_(new QVBoxLayout),
      keep_(new QPushButton) {
  variant_->setObjectName("variant");
  variant_->setMinimumContentsLength(18);
  variant_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  variant_label_->setBuddy(variant_);
  variant_label_->setMinimumSize(kLabelSize);
  summary_->setProperty("role", "muted");
  summary_->setWordWrap(true);
  summary_->setTextFormat(Qt::PlainText);
  keep_->setObjectName("keep_variant");
  keep_->setProperty("link", true);
  keep_->setAutoDefault(false);
  auto* top = make_form(nullptr);
  top->addRow(variant_label_, variant_);
  top->addRow(QString(), summary_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(10);
  column->addLayout(top);
  column->addLayout(place_);
  column->addWidget(keep_, 0, Qt::AlignLeft);
  connect(variant_, &QComboBox::currentIndexChanged, this, [this] {
    take_variant();
    emit variant_chosen();
  });
  connect(keep_, &QPushButton::clicked, this, &RulesPanel::variant_wanted);
}

const Variant* RulesPanel::variant() const {
  return game_ != nullptr ? game_->variant(variant_->currentData().toString().toStdString()) : nullptr;
}

void RulesPanel::show_game(std::shared_ptr<const Game> game, const QString& variant) {
  game_ = std::move(game);
  const QSignalBlocker quiet(variant_);
  variant_->clear();
  if (game_ != nullptr)
    for (const auto& one : game_->variants()) {
      if (one.is_own() && !(&one - 1)->is_own()) variant_->insertSeparator(variant_->count());
      variant_->addItem(QString::fromStdString(game_->variant_name(spoken_language(), one)),
                        QString::fromStdString(one.id));
    }
  variant_->setCurrentIndex(std::max(0, variant_->findData(variant)));
  take_variant();
}

void RulesPanel::take_variant() {
  standard_.clear();
  rules_.reset();
  problem_.clear();
  build_form({});
  if (variant() == nullptr) return;
  const QString own = QString::fromStdString(game_->variant_summary(spoken_language(), *variant()));
  summary_->setText(own.isEmpty() ? QString::fromStdString(game_->summary(spoken_language())) : own);
  const auto specs = game_->parameters();
  const auto set = game_->parameters_of(*variant());
  const auto rules = game_->create(*variant());
  for (const auto* error :
       {specs ? nullptr : &specs.error(), set ? nullptr : &set.error(), rules ? nullptr : &rules.error()})
    if (error != nullptr) {
      problem_ = *error;
      return;
    }
  rules_ = *rules;
  for (const auto& spec : *specs) standard_[spec.name] = spec.standard;
  for (const auto& [name, value] : *set) standard_[name] = value;
  build_form(standard_);
}

void RulesPanel::build_form(const Parameters& values) {
  delete form_;
  form_ = nullptr;
  keep_->setVisible(!values.empty());
  if (values.empty()) return;
  form_ = new ParameterForm(*game_, game_->parameters().value_or(std::vector<ParameterSpec>()), values,
                            spoken_language());
  place_->addWidget(form_);
  connect(form_, &ParameterForm::changed, this, &RulesPanel::changed);
}

void RulesPanel::set_changes(const QStringList& settings) {
  const auto specs = game_ != nullptr ? game_->parameters() : fail(std::string());
  if (!specs || form_ == nullptr) return;
  Parameters values = standard_;
  for (const QString& setting : settings) {
    const std::string text = setting.toStdString();
    const auto read = read_settings(std::span(&text, 1), *specs);
    if (!read) continue;  // the game has changed since
    for (const auto& [name, value] : *read) values[name] = value;
  }
  form_->set_values(values);
}

Result<Parameters> RulesPanel::changes() const {
  Parameters changed;
  if (form_ == nullptr) return changed;
  const auto values = form_->values();
  if (!values) return fail(values.error());
  for (const auto& [name, value] : *values)
    if (standard_.at(name) != value) changed[name] = value;
  return changed;
}

QString RulesPanel::title() const {
  if (variant() == nullptr) return {};
  const auto changed = changes();
  if (changed && changed->empty()) return variant_->currentText();
  QStringList names;
  for (const auto& [name, value] : changed.value_or(Parameters()))
    names << QString::fromStdString(game_->parameter_name(spoken_language(), name));
  //: A variant's name; what somebody has changed of it
  return tr("%1, changed: %2").arg(variant_->currentText(), names.join(QStringLiteral(", ")));
}

void RulesPanel::retranslate() {
  variant_label_->setText(tr("&Variant:"));
  keep_->setText(tr("&Make a variant of it…"));
  if (game_ == nullptr) return;
  const auto values = form_ != nullptr ? form_->values() : fail(std::string());
  show_game(game_, variant_->currentData().toString());
  if (values && form_ != nullptr) form_->set_values(*values);
}

}  // namespace boardwright::desktop
