// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/tune_dialog.hpp"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "framework/statistics/report_kind.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/tools/list_view.hpp"
#include "ui/desktop/tools/tune_form.hpp"
#include "ui/report/list_report.hpp"

namespace boardwright::desktop {

Result<std::unique_ptr<TuneDialog>> TuneDialog::make(const ToolGame& game, QWidget* parent) {
  const auto rules = game.rules();
  if (!rules) return fail(rules.error());
  auto specs = game.game->parameters();
  if (!specs) return fail(specs.error());
  GamePlan plan;
  plan.rules = *rules;
  const auto identity = identify(plan, game.game->id() + "/" + game.variant, 1, {});
  if (!identity) return fail(identity.error());
  auto* form = new TuneForm(game, std::move(*specs), metrics_of(*identity), *rules);
  return std::unique_ptr<TuneDialog>(new TuneDialog(game, form, parent));
}

TuneDialog::TuneDialog(const ToolGame& game, TuneForm* form, QWidget* parent)
    : ToolDialog(game, "tune_say", parent),
      form_(form),
      views_(new PageStack),
      asked_(new ColumnScroll(form)),
      found_(new ListView),
      bar_(new QProgressBar),
      how_far_(new QLabel),
      start_(new QPushButton(tr("&Start"))),
      stop_(new QPushButton(tr("S&top"))),
      again_(new QPushButton(tr("&Ask anew"))),
      take_(new QPushButton(tr("&Use these values"))),
      save_(new QPushButton(tr("Sa&ve…"))),
      close_(new QPushButton(tr("&Close"))) {
  setObjectName("tune_dialog");
  setWindowTitle(tr("Tune %1").arg(game.title(spoken_language())));
  resize(760, 640);
  build();
  connect(form_, &TuneForm::changed, this, &TuneDialog::show_lacking);
  connect(found_, &ListView::row_chosen, this, &TuneDialog::refresh);
  connect(start_, &QPushButton::clicked, this, &TuneDialog::start);
  connect(stop_, &QPushButton::clicked, this, &TuneDialog::stop);
  connect(again_, &QPushButton::clicked, this, [this] {
    views_->setCurrentWidget(asked_);
    show_lacking();
  });
  connect(take_, &QPushButton::clicked, this, &TuneDialog::take_values);
  connect(save_, &QPushButton::clicked, this, &TuneDialog::ask_save);
  connect(close_, &QPushButton::clicked, this, &TuneDialog::reject);
  show_lacking();
  form_->focus_first();
}

void TuneDialog::build() {
  start_->setObjectName("tune_start");
  start_->setProperty("primary", true);
  stop_->setObjectName("tune_stop");
  again_->setObjectName("tune_again");
  take_->setObjectName("tune_take");
  save_->setObjectName("tune_save");
  close_->setObjectName("tune_close");
  bar_->setObjectName("tune_bar");
  bar_->setTextVisible(false);
  bar_->setAccessibleName(tr("How far the search is"));
  how_far_->setObjectName("tune_how_far");
  how_far_->setWordWrap(true);
  how_far_->setTextFormat(Qt::PlainText);
  auto* inside = new QWidget;
  auto* rows = new QVBoxLayout(inside);
  rows->setContentsMargins(0, 0, 12, 0);
  rows->setSpacing(10);
  rows->addWidget(how_far_);
  rows->addWidget(bar_);
  rows->addWidget(found_);
  rows->addStretch(1);
  shown_ = new ColumnScroll(inside);
  views_->addWidget(asked_);
  views_->addWidget(shown_);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {start_, stop_, again_, take_, save_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  close_->setAutoDefault(false);
  buttons->addWidget(close_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  column->addWidget(views_, 1);
  column->addWidget(say_);
  column->addLayout(buttons);
}

void TuneDialog::start() {
  if (const QString lacking = form_->lacking(); !lacking.isEmpty()) return say(lacking, true);
  say({});
  list_.clear();
  tuning_.clear();
  results_.clear();
  found_->hide();
  bar_->show();
  bar_->setRange(0, 0);
  how_far_->show();
  how_far_->setText(tr("The games begin…"));
  views_->setCurrentWidget(shown_);
  run_->start(
      game_.folder() + QStringList{"tune", game_.name()} + form_->arguments(),
      [this](const nlohmann::ordered_json& event) { show_progress(event); },
      [this](const nlohmann::ordered_json& end, const QString& problem) { show_end(end, problem); });
  refresh();
  stop_->setFocus(Qt::OtherFocusReason);
}

void TuneDialog::stop() {
  run_->stop();
  stop_->setEnabled(false);
  how_far_->setText(tr("What is known is being put together…"));
}

void TuneDialog::show_progress(const nlohmann::ordered_json& event) {
  if (!stop_->isEnabled()) return;
  const QLocale locale(code_of(spoken_language()));
  const auto number = [&](const char* key) { return event.value(key, quint64{0}); };
  const auto series = event.value("series", std::string());
  const QString what = series == "search"  ? tr("Search, round %1 of %2: %3 value sets")
                       : series == "fresh" ? tr("Fresh seeds, look %1 of %2: %3 value sets")
                                           : tr("Random play, look %1 of %2: %3 value sets");
  how_far_->setText(
      what.arg(number("round")).arg(number("rounds")).arg(number("candidates")) + "\n" +
      tr("%1 of at most %2 games").arg(locale.toString(number("games")), locale.toString(number("most"))));
  constexpr int kWhole = 1000;
  bar_->setRange(0, kWhole);
  bar_->setValue(static_cast<int>(kWhole * static_cast<double>(number("games")) /
                                  static_cast<double>(std::max<quint64>(1, number("most")))));
}

void TuneDialog::show_end(const nlohmann::ordered_json& end, const QString& problem) {
  bar_->hide();
  how_far_->hide();
  stop_->setEnabled(true);
  if (!problem.isEmpty()) {
    views_->setCurrentWidget(asked_);
    say(problem, true);
    return refresh();
  }
  const auto &list = end.at("list"), &tuning = end.at("tuning");
  found_->show_list(list);
  for (const auto& result : tuning.value("results", nlohmann::ordered_json::array()))
    results_.push_back(result.value("values", Values()));
  list_ = list.dump(2) + "\n";
  tuning_ = tuning.dump(2) + "\n";
  found_->show();
  refresh();
  (results_.empty() ? again_ : take_)->setFocus(Qt::OtherFocusReason);
  announce(*this, found_->sentences());
}

Result<void> TuneDialog::save(const std::filesystem::path& file) const {
  const auto kind = report_kind(file);
  if (!kind) return fail(kind.error());
  if (*kind == ReportKind::kFigures) return save_file(file, tuning_, Readers::kEverybody);
  const auto made = report::make_list(list_, *kind);
  if (!made) return fail(made.error());
  return save_file(file, *made, Readers::kEverybody);
}

void TuneDialog::ask_save() {
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Save what was found"), QStringLiteral("tuning.html"),
                                   tr("Page") + " (*.html);;" + tr("Paper") + " (*.pdf);;" + tr("Tables") +
                                       " (*.csv);;" + tr("All figures") + " (*.json)");
  if (file.isEmpty()) return;
  if (const auto saved = save(file.toStdString()); !saved) return say(refusal_words(saved.error()), true);
  say(tr("%1 is written.").arg(file));
}

void TuneDialog::take_values() {
  const int row = found_->selected_row();
  if (row < 0 || static_cast<std::size_t>(row) >= results_.size()) return;
  emit values_wanted(results_[static_cast<std::size_t>(row)]);
}

void TuneDialog::refresh() {
  const bool asking = views_->currentWidget() == asked_, running = run_->is_running();
  start_->setVisible(asking);
  start_->setEnabled(form_->lacking().isEmpty());
  start_->setToolTip(form_->lacking());
  stop_->setVisible(running);
  for (QPushButton* button : {again_, take_, save_}) button->setVisible(!asking && !running);
  take_->setEnabled(found_->selected_row() >= 0);
}

void TuneDialog::show_lacking() {
  show_words(form_->lacking());
  refresh();
}

QString TuneDialog::progress_words() const { return how_far_->text(); }

}  // namespace boardwright::desktop
