// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_page.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QSettings>
#include <QTimer>
#include <algorithm>

#include "framework/store/ids.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_head.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/papers_dialog.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/result_entry.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/room_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPeopleWidth = 264, kStandingsWidth = 290, kEveningGap = 16;
constexpr int kTick = 5000;  // milliseconds: waiting times and clocks of rounds show minutes
const QString kEveningEnds = QStringLiteral("evening/ends");

}  // namespace

EveningPage::EveningPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      head_(new EveningHead),
      people_(new PeoplePanel),
      boards_(new BoardsPanel),
      open_(new OpenPanel),
      standings_(new StandingsPanel),
      projector_(new EveningProjector(this)),
      ticking_(new QTimer(this)) {
  setObjectName("evening_page");
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
  join();
  retranslate();
}

EveningPage::~EveningPage() = default;

void EveningPage::join() {
  connect(head_, &EveningHead::left, this, &EveningPage::left);
  connect(head_, &EveningHead::projector_wanted, this, &EveningPage::show_projector);
  connect(head_, &EveningHead::papers_wanted, this, &EveningPage::show_papers);
  connect(head_, &EveningHead::copies_wanted, this, &EveningPage::ask_copies);
  connect(head_, &EveningHead::change_wanted, this, &EveningPage::ask_change);
  connect(head_, &EveningHead::history_wanted, this, &EveningPage::ask_history);
  connect(head_, &EveningHead::lots_wanted, this, [this] { ask_lots(this); });
  connect(head_, &EveningHead::decision_wanted, this, &EveningPage::ask_aside);
  connect(ticking_, &QTimer::timeout, this, &EveningPage::tick);
  connect(standings_, &StandingsPanel::what_if_wanted, this, &EveningPage::ask_what_if);
  connect(standings_, &StandingsPanel::series_wanted, this, &EveningPage::show_series);
  connect(standings_, &StandingsPanel::row_asked, this,
          [this](int row) { standings_->tell(standing_told(*evening_, view_, row)); });
  join_people();
  join_boards();
  join_open();
}

void EveningPage::join_people() {
  connect(people_, &PeoplePanel::here_wanted, this, &EveningPage::say_here);
  connect(people_, &PeoplePanel::add_wanted, this, &EveningPage::add_person);
  connect(people_, &PeoplePanel::paste_wanted, this, &EveningPage::ask_paste);
  connect(people_, &PeoplePanel::apart_wanted, this, &EveningPage::ask_apart);
  connect(people_, &PeoplePanel::rating_wanted, this, &EveningPage::ask_rating);
  connect(people_, &PeoplePanel::board_wanted, this, &EveningPage::ask_board);
  connect(people_, &PeoplePanel::all_here_wanted, this, &EveningPage::everybody_here);
  connect(people_, &PeoplePanel::out_wanted, this, &EveningPage::say_out);
  connect(people_, &PeoplePanel::likes_wanted, this, &EveningPage::say_likes);
  connect(people_, &PeoplePanel::gone_wanted, this, [this](const QString& id, bool gone) {
    if (!is_open_evening(*evening_))
      return void(done(evening_->people().withdraw(id.toStdString(), !gone, {})));
    say_here(id, !gone);
  });
  connect(people_, &PeoplePanel::line_up_wanted, this, &EveningPage::ask_line_up);
  connect(people_, &PeoplePanel::team_wanted, this, &EveningPage::ask_team);
  connect(people_, &PeoplePanel::grade_wanted, this, &EveningPage::ask_grade);
  connect(people_, &PeoplePanel::balance_unwanted, this, &EveningPage::take_back_balance);
  connect(people_, &PeoplePanel::balance_wanted, this, &EveningPage::ask_balance);
  connect(&people_->field(), &PeopleField::refused, this, &EveningPage::say);
}

void EveningPage::join_boards() {
  connect(boards_, &BoardsPanel::stage_wanted, this, &EveningPage::ask_stage);
  connect(boards_, &BoardsPanel::score_entered, this, [this](std::uint32_t board, const QString& score) {
    give_written(boards_->shown().round, board, score);
  });

  connect(boards_, &BoardsPanel::round_chosen, this, [this](std::uint32_t round) {
    looked_at_ = round;
    fill();
  });
  connect(boards_, &BoardsPanel::pair_wanted, this, &EveningPage::pair);
  connect(boards_, &BoardsPanel::publish_wanted, this, &EveningPage::publish);
  connect(boards_, &BoardsPanel::start_wanted, this, [this] {
    if (const auto* round = round_of(0))
      done(evening_->rounds().set_state(round->published.round, tournament::RoundState::kPlaying));
  });
  connect(boards_, &BoardsPanel::discard_wanted, this, [this] {
    draft_.reset();
    by_hand_ = false;
    fill();
  });
  connect(boards_, &BoardsPanel::manual_wanted, this, &EveningPage::begin_by_hand);
  connect(boards_, &BoardsPanel::exchange_wanted, this, &EveningPage::ask_exchange);
  connect(boards_, &BoardsPanel::swap_wanted, this, &EveningPage::swap_sides);
  connect(boards_, &BoardsPanel::why_wanted, this, &EveningPage::explain);
  connect(boards_, &BoardsPanel::end_wanted, this, &EveningPage::end);
  connect(boards_, &BoardsPanel::more_rounds_wanted, this, &EveningPage::ask_more_rounds);
  connect(boards_, &BoardsPanel::computer_wanted, this, [this] {
    if (const auto* round = round_of(boards_->shown().round);
        round != nullptr && !round->published.bye.empty())
      play_computer(round->published.bye);
  });
  connect(boards_, &BoardsPanel::undo_wanted, this, &EveningPage::undo);
  connect(boards_, &BoardsPanel::result_entered, this, [this](std::uint32_t board, TypedResult result) {
    give_result(boards_->shown().round, board, result);
  });
  connect(boards_, &BoardsPanel::correct_wanted, this,
          [this](std::uint32_t board) { correct(boards_->shown().round, board); });
  connect(boards_, &BoardsPanel::play_wanted, this,
          [this](std::uint32_t board) { play(boards_->shown().round, board); });
  connect(boards_, &BoardsPanel::game_wanted, this, &EveningPage::ask_game);
}

void EveningPage::join_open() {
  connect(open_, &OpenPanel::score_entered, this, [this](std::uint32_t board, const QString& score) {
    if (const auto match = running_match(board)) give_written(*match, board, score);
  });
  connect(open_, &OpenPanel::challenge_wanted, this, [this](const QString& one, const QString& other) {
    done(evening_->matches().challenge(one.toStdString(), other.toStdString()));
  });
  const auto with_board = [this](std::uint32_t match, auto&& what) {
    if (const auto* found = round_of(match); found != nullptr && !found->boards.empty())
      what(match, found->boards.front().pairing.board);
  };
  connect(open_, &OpenPanel::result_entered, this, [this](std::uint32_t board, TypedResult result) {
    if (const auto match = running_match(board)) give_result(*match, board, result);
  });
  connect(open_, &OpenPanel::correct_wanted, this, [this, with_board](std::uint32_t match) {
    with_board(match, [this](std::uint32_t round, std::uint32_t board) { correct(round, board); });
  });
  connect(open_, &OpenPanel::play_wanted, this, [this, with_board](std::uint32_t match) {
    with_board(match, [this](std::uint32_t round, std::uint32_t board) { play(round, board); });
  });
  connect(open_, &OpenPanel::undo_wanted, this, &EveningPage::undo);
  const auto proposal = [this](const QString& one, const QString& other) {
    const auto found = std::ranges::find_if(proposed_.matches, [&](const ProposedMatch& each) {
      return each.match.one == one.toStdString() && each.match.other == other.toStdString();
    });
    return found == proposed_.matches.end() ? std::nullopt : std::optional(found->match);
  };
  connect(open_, &OpenPanel::accepted, this, [this, proposal](const QString& one, const QString& other) {
    if (const auto found = proposal(one, other)) return void(done(evening_->matches().accept(*found)));
    fill();
  });
  connect(open_, &OpenPanel::declined, this, [this, proposal](const QString& one, const QString& other) {
    if (const auto found = proposal(one, other)) return void(done(evening_->matches().decline(*found)));
    fill();
  });
  connect(open_, &OpenPanel::computer_wanted, this,
          [this](const QString& player) { play_computer(player.toStdString()); });
  connect(open_, &OpenPanel::ends_changed, this, [this] {
    const auto ends = open_->ends();
    QSettings().setValue(kEveningEnds, ends ? ends->toString(QStringLiteral("HH:mm")) : QString());
    fill();
  });
}

void EveningPage::show_evening(Evening evening) {
  evening_.emplace(std::move(evening));
  draft_.reset();
  by_hand_ = false;
  looked_at_ = 0;
  say({});
  standings_->tell({});
  const bool open = evening_->now().settings.without_rounds();
  const auto& settings = evening_->now().settings;
  not_rated_.clear();
  people_->set_checked_in(settings.system != tournament::System::kLadder);
  people_->set_teams(settings.of_teams());
  people_->set_season(settings.system == tournament::System::kKeizer);
  const bool for_teams =
      std::ranges::any_of(evening_->now().entrants, [](const auto& one) { return !one.data.team.empty(); });
  people_->set_written(settings.system == tournament::System::kScheveningen || for_teams,
                       settings.system == tournament::System::kMacMahon);
  open_->set_matches(plays_matches(*evening_));
  boards_->setVisible(!open);
  open_->setVisible(open);
  people_->set_open(open);
  QStringList games;
  for (std::uint32_t game = 0; game < evening_->now().settings.games.size(); ++game)
    games << game_words(*evening_, catalogue_, game);
  people_->set_games(games);
  const QTime ends = QTime::fromString(QSettings().value(kEveningEnds).toString(), QStringLiteral("HH:mm"));
  open_->set_ends(ends.isValid() ? std::optional(ends) : std::nullopt);
  if (const auto promised = evening_->lots().promise(); !promised) say(refusal_words(promised));
  refresh();
  if (const QString differs = stage_words(); !differs.isEmpty()) say(differs);
  emit title_changed();
}

bool EveningPage::done(const Allowed<void>& result) {
  say(result ? QString() : refusal_words(result));
  if (result) rate();
  fill();
  return result.has_value();
}

void EveningPage::refresh() {
  if (!evening_) return;
  if (const auto read = evening_->refresh(); !read) say(refusal_words(read));
  if (const auto taken = evening_->results().take_from_program(); !taken) say(refusal_words(taken));
  rate();
  fill();
}

void EveningPage::tick() {
  if (!evening_) return;
  const auto changed = evening_->refresh();
  const auto taken = evening_->results().take_from_program();
  const auto settled = evening_->results().settle_phones();
  const bool news = (changed && *changed) || (taken && *taken > 0) || (settled && *settled > 0);
  if (news) rate();
  if (news || evening_->now().settings.without_rounds()) return fill();  // there waiting times grow
  if (const auto* round = round_of(0); round != nullptr && !round->complete()) {
    boards_->set_clock(round_clock(*evening_, *round));
    projector_->set_clock(round_clock(*evening_, *round));
  }
}

const tournament::Round* EveningPage::round_of(std::uint32_t round) const {
  const auto& rounds = evening_->now().results_of();
  if (rounds.empty()) return nullptr;
  return round == 0 || round > rounds.size() ? &rounds.back() : &rounds[round - 1];
}

void EveningPage::show_projector() {
  fill_projector();
  projector_->open_beside(*window());
}

void EveningPage::show_papers() {
  if (!evening_) return;
  auto* dialog = new PapersDialog(evening_->now(), kept_names(*evening_),
                                  state_text(evening_->club(), evening_->now()).value_or(std::string()),
                                  catalogue_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

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
  catalogue_ = catalogue;
  fill();
}

void EveningPage::use_club(const std::shared_ptr<Club>& club) {
  if (evening_ && club != club_) evening_.reset();  // it is another club's
  club_ = club;
  if (!club) return people_->set_members({});
  std::vector<SeatMember> members;
  for (const auto& one : club->members().value_or(std::vector<ClubPlayer>()))
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
