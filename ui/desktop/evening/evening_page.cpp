// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_page.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QTimer>
#include <algorithm>

#include "framework/evening/series_now.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/board_actions.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/copy_actions.hpp"
#include "ui/desktop/evening/evening_head.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"
#include "ui/desktop/evening/next_stage.hpp"
#include "ui/desktop/evening/open_actions.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/papers_dialog.hpp"
#include "ui/desktop/evening/people_actions.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/projector_shown.hpp"
#include "ui/desktop/evening/round_actions.hpp"
#include "ui/desktop/evening/series_dialog.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/tournament_actions.hpp"
#include "ui/desktop/evening/what_if_dialog.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/room_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPeopleWidth = 264, kStandingsWidth = 290, kEveningGap = 16;
constexpr int kTick = 5000;  // milliseconds: waiting times and clocks of rounds show minutes

}  // namespace

EveningPage::EveningPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      evening_(std::move(catalogue)),
      head_(new EveningHead),
      people_(new PeoplePanel),
      boards_(new BoardsPanel),
      open_(new OpenPanel),
      standings_(new StandingsPanel),
      projector_(new EveningProjector(this)),
      rounds_(new RoundActions(evening_, *boards_, this)),
      matches_(new OpenActions(evening_, *open_, this)),
      at_board_(new BoardActions(evening_, *boards_, *open_, this)),
      tournament_(new TournamentActions(evening_, this)),
      copies_(new CopyActions(evening_, this)),
      ticking_(new QTimer(this)) {
  setObjectName("evening_page");
  lay_out();
  join();
  join_head();
  retranslate();
}

EveningPage::~EveningPage() = default;

void EveningPage::lay_out() {
  auto* middle = new QWidget;
  auto* stack = new QVBoxLayout(middle);
  stack->setContentsMargins({});
  stack->addWidget(boards_);
  stack->addWidget(open_);
  auto* columns = new QWidget;
  auto* row = new QHBoxLayout(columns);
  row->setContentsMargins({});
  row->setSpacing(kEveningGap);
  row->addWidget(new ColumnScroll(people_, kPeopleWidth));
  auto* right = new ColumnScroll(standings_);
  right->setMinimumWidth(kStandingsWidth);
  row->addWidget(new ColumnScroll(middle), 5);
  row->addWidget(right, 4);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kEveningGap, 8, kEveningGap, kEveningGap);
  column->setSpacing(8);
  column->addWidget(head_);
  column->addWidget(new RoomScroll(columns), 1);
  open_->hide();
}

void EveningPage::join() {
  connect(&evening_, &HeldEvening::held, this, &EveningPage::begin);
  connect(&evening_, &HeldEvening::said, this, &EveningPage::say);
  connect(&evening_, &HeldEvening::changed, this, &EveningPage::fill);
  const auto* with_people = new PeopleActions(evening_, *people_, this);
  connect(with_people, &PeopleActions::undo_wanted, tournament_, &TournamentActions::take_back);
  connect(boards_, &BoardsPanel::undo_wanted, tournament_, &TournamentActions::undo);
  connect(open_, &OpenPanel::undo_wanted, tournament_, &TournamentActions::undo);
  connect(boards_, &BoardsPanel::stage_wanted, this, [this] { ask_stage(evening_, this); });
  connect(at_board_, &BoardActions::match_wanted, this, &EveningPage::match_wanted);
  connect(tournament_, &TournamentActions::renamed, this, &EveningPage::title_changed);
  connect(tournament_, &TournamentActions::correction_wanted, at_board_, &BoardActions::correct);
  connect(standings_, &StandingsPanel::what_if_wanted, this, [this] {
    if (evening_) ask_what_if(*evening_, evening_.catalogue(), this);
  });
  connect(standings_, &StandingsPanel::series_wanted, this, &EveningPage::show_series);
  connect(standings_, &StandingsPanel::row_asked, this,
          [this](int row) { standings_->tell(standing_told(*evening_, view_, row)); });
  connect(ticking_, &QTimer::timeout, this, &EveningPage::tick);
}

void EveningPage::join_head() {
  connect(head_, &EveningHead::left, this, &EveningPage::left);
  connect(head_, &EveningHead::projector_wanted, this, &EveningPage::show_projector);
  connect(head_, &EveningHead::papers_wanted, this, &EveningPage::show_papers);
  connect(head_, &EveningHead::copies_wanted, copies_, &CopyActions::ask);
  connect(head_, &EveningHead::change_wanted, tournament_, &TournamentActions::ask_change);
  connect(head_, &EveningHead::history_wanted, tournament_, &TournamentActions::ask_history);
  connect(head_, &EveningHead::lots_wanted, this, [this] { tournament_->ask_lots(this); });
  connect(head_, &EveningHead::decision_wanted, tournament_, &TournamentActions::ask_aside);
  connect(copies_, &CopyActions::copied, head_, &EveningHead::set_copied);
}

void EveningPage::begin() {
  rounds_->begin();
  say({});
  standings_->tell({});
  const auto& settings = evening_->now().settings;
  const bool open = settings.without_rounds();
  people_->set_checked_in(settings.system != tournament::System::kLadder);
  people_->set_teams(settings.of_teams());
  people_->set_season(settings.system == tournament::System::kKeizer);
  const bool for_teams =
      std::ranges::any_of(evening_->now().entrants, [](const auto& one) { return !one.data.team.empty(); });
  people_->set_written(settings.system == tournament::System::kScheveningen || for_teams,
                       settings.system == tournament::System::kMacMahon);
  boards_->setVisible(!open);
  open_->setVisible(open);
  people_->set_open(open);
  QStringList games;
  for (std::uint32_t game = 0; game < settings.games.size(); ++game)
    games << game_words(*evening_, evening_.catalogue(), game);
  people_->set_games(games);
  matches_->begin();
  if (const auto promised = evening_->lots().promise(); !promised) say(refusal_words(promised));
  refresh();
  if (const QString differs = stage_words(*evening_); !differs.isEmpty()) say(differs);
  emit title_changed();
}

void EveningPage::fill() {
  if (!evening_) return;
  const auto& now = evening_->now();
  head_->set_name(QString::fromStdString(now.settings.name));
  people_->set_rows(people_rows(*evening_, utc_now()));
  people_->set_round(now.next_round(), now.settings.rounds);
  now.settings.without_rounds() ? matches_->show() : rounds_->show();
  view_ = standings_view(*evening_);
  standings_->set_standings(view_.rows, view_.ties, view_.after);
  standings_->set_note(view_.note);
  const auto* last = round_of(*evening_, 0);
  standings_->offer(last != nullptr && !last->complete() && !now.settings.of_teams(),
                    !now.settings.series.name.empty());
  head_->set_aside(now.aside.size());
  const QString copy = QString::fromStdString(evening_->copy_problem());
  head_->set_copied(copy.isEmpty() ? QString() : tr("The copy could not be written: %1").arg(copy));
  head_->set_lot(spaced_code(QString::fromStdString(tournament::hash_due(now))));
  fill_projector();
}

void EveningPage::fill_projector() {
  projector_->show_evening(projector_shown(*evening_, evening_.catalogue(), view_));
  projector_->set_clock(running_clock(*evening_));
}

void EveningPage::tick() {
  if (!evening_) return;
  const bool news = evening_.take_news();
  if (news || evening_->now().settings.without_rounds()) return fill();  // there waiting times grow
  if (const auto* round = round_of(*evening_, 0); round != nullptr && !round->complete()) {
    boards_->set_clock(round_clock(*evening_, *round));
    projector_->set_clock(round_clock(*evening_, *round));
  }
}

void EveningPage::show_projector() {
  fill_projector();
  projector_->open_beside(*window());
}

void EveningPage::show_papers() {
  if (!evening_) return;
  auto* dialog = new PapersDialog(evening_->now(), kept_names(*evening_),
                                  state_text(evening_->club(), evening_->now()).value_or(std::string()),
                                  evening_.catalogue(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void EveningPage::show_series() {
  if (!evening_) return;
  const auto series = series_now(evening_.club(), evening_->now().settings.series.name);
  if (!series) return say(refusal_words(series));
  auto* dialog = new SeriesDialog(*evening_, *series, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void EveningPage::correct(std::uint32_t round, std::uint32_t board) { at_board_->correct(round, board); }
void EveningPage::copy_to(const std::filesystem::path& folder) { copies_->copy_to(folder); }

QString EveningPage::title() const {
  return evening_ ? QString::fromStdString(evening_->now().settings.name) : tr("Club evening");
}

void EveningPage::say(const QString& sentence) {
  head_->say(sentence);
  if (!sentence.isEmpty()) announce(*this, sentence);
}
QString EveningPage::message() const { return head_->message(); }

void EveningPage::focus_first() {
  refresh();
  people_->list().setFocus();
}

void EveningPage::set_theme(const Theme&) { projector_->update(); }
void EveningPage::set_catalogue(const Catalogue& catalogue) {
  evening_.use_catalogue(catalogue);
  fill();
}

void EveningPage::use_club(const std::shared_ptr<Club>& club) {
  evening_.use_club(club);
  if (!club) return people_->set_members({});
  std::vector<SeatMember> members;
  for (const auto& one : club->people().members().value_or(std::vector<ClubPlayer>()))
    members.push_back({one.id, one.name});
  people_->set_members(std::move(members));
}

void EveningPage::retranslate() {
  head_->retranslate();
  fill();
}

void EveningPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  Page::changeEvent(event);
}

void EveningPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  ticking_->start(kTick);
}

void EveningPage::hideEvent(QHideEvent* event) {
  if (!projector_->isVisible()) ticking_->stop();
  Page::hideEvent(event);
}

}  // namespace boardwright::desktop
