// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/draft_rules.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/variants/draft_preview.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kDifferencesHeight = 118;

}  // namespace

DraftRules::DraftRules(QWidget* parent)
    : QWidget(parent), preview_(new DraftPreview), title_(new QLabel), differences_(new ParameterTable) {
  title_->setObjectName("variant_differences_title");
  title_->setProperty("role", "heading");
  title_->setWordWrap(true);
  differences_->setFixedHeight(kDifferencesHeight);
  setMinimumWidth(280);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(preview_, 1);
  column->addWidget(title_);
  column->addWidget(differences_);
}

void DraftRules::show_rules(const std::shared_ptr<const Game>& game, const DraftReading& reading,
                            const Variant& from) {
  preview_->set_outdated(reading.rules == nullptr);
  differences_->setEnabled(reading.rules != nullptr);
  if (reading.rules == nullptr) return;
  const VariantDraft& draft = reading.draft;
  auto variant = std::make_shared<const Variant>(
      Variant{.id = draft.id, .name = draft.name, .summary = draft.summary, .inherits = draft.inherits});
  preview_->show_rules(game, *variant, reading.rules);
  std::vector<RuleSet> sets;
  if (auto rules = game->create(from)) sets.push_back({Entry{game, &from}, std::move(*rules), from.id});
  sets.push_back({Entry{game, variant.get()}, reading.rules, variant->id});
  differences_->show_rules(std::move(sets));
  shown_ = std::move(variant);
  const QString name = QString::fromStdString(game->variant_name(spoken_language(), from));
  title_->setText(differences_->differences() == 0
                      ? tr("The same rules as %1").arg(name)
                      : tr("What differs from %1: %2").arg(name).arg(differences_->differences()));
}

}  // namespace boardwright::desktop
