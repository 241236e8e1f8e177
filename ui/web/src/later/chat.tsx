// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is written beside a match, by those who play and by those who look on apart.
import { Component, createRef } from 'preact';
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import type { ChatLine, Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import type { GameWords } from '../texts';

const kLongest = 200; // letters
const kPhrases = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'one_moment',
  'back',
  'your_turn',
  'good_game',
  'goodbye'
];

interface Props {
  app: App;
  link: MatchLink;
  words: GameWords;
}

export class ChatPanel extends Component<Props, { text: string; busy: boolean; refused: Refused | null }> {
  override state = { text: '', busy: false, refused: null as Refused | null };
  private lines_ = createRef<HTMLDivElement>();
  private newest_ = 0;

  override componentDidMount() {
    this.componentDidUpdate();
  }
  /** Whoever sees it has read it; the newest line is in sight. */
  override componentDidUpdate() {
    const { app, link } = this.props;
    const { lines } = link.chat!;
    const newest = lines.length ? lines[lines.length - 1]!.n : 0;
    if (newest !== this.newest_ && this.lines_.current)
      this.lines_.current.scrollTop = this.lines_.current.scrollHeight;
    this.newest_ = newest;
    if (!link.unread) return;
    link.unread = 0;
    app.changed();
  }

  private send(what: { words: string } | { phrase: string }) {
    const { app, link } = this.props;
    if (this.state.busy) return;
    this.setState({ busy: true, refused: null });
    const id = app.link.new_id();
    app.link.ask(id, { type: 'chat', id, match: link.match, ...what }).then(
      () => this.setState({ busy: false, text: 'words' in what ? '' : this.state.text }),
      (refused: Refused) => {
        this.setState({ busy: false, refused });
        app.alarm.say(this.why_not(refused));
      }
    );
  }
  private submit = (event: Event) => {
    event.preventDefault();
    const words = this.state.text.replace(/\s+/g, ' ').trim();
    if (words) this.send({ words });
  };
  private why_not(refused: Refused): string {
    const { app } = this.props;
    const key = 'chat.refused_' + refused.code;
    return app.texts.has(key) ? app.say(key) : refusal_words(app, refused);
  }

  private line(line: ChatLine) {
    const { app, link, words } = this.props;
    const seat = words.board.seats.find((one) => one.seat === line.seat);
    // A phrase that this page doesn't know yet is shown by its id.
    const phrase = line.phrase && app.texts.has('say.' + line.phrase) ? app.say('say.' + line.phrase) : line.phrase;
    return (
      <p key={line.n}>
        <strong>{line.name}</strong>
        {seat ? <span class="muted small"> {seat.name}</span> : null}
        {link.chat!.room === 'players' && line.room === 'spectators' ? (
          <span class="muted small"> {app.say('chat.watching')}</span>
        ) : null}
        {': '}
        {line.words === undefined ? phrase : line.words}
      </p>
    );
  }

  private phrases() {
    const { app } = this.props;
    return (
      <div class="buttons phrases" role="group" aria-label={app.say('chat.phrases')}>
        {kPhrases.map((phrase) => (
          <Button key={phrase} disabled={this.state.busy} onClick={() => this.send({ phrase })}>
            {app.say('say.' + phrase)}
          </Button>
        ))}
      </div>
    );
  }

  private writing() {
    const { app, link } = this.props;
    const { text, busy } = this.state;
    if (link.chat!.may === 'muted') return <p class="muted">{app.say('chat.muted')}</p>;
    if (link.chat!.may === 'phrases')
      return (
        <>
          <p class="muted small">{app.say('chat.guest')}</p>
          {this.phrases()}
        </>
      );
    return (
      <>
        <form class="chat-words" onSubmit={this.submit}>
          <label>
            {app.say('chat.words')}
            <input
              type="text"
              value={text}
              maxLength={kLongest}
              autocomplete="off"
              onInput={(event) => this.setState({ text: (event.target as HTMLInputElement).value })}
            />
          </label>
          <button type="submit" class="button" aria-disabled={busy ? 'true' : undefined}>
            {app.say('chat.send')}
          </button>
        </form>
        <details>
          <summary>{app.say('chat.phrases')}</summary>
          {this.phrases()}
        </details>
      </>
    );
  }

  override render() {
    const { app, link } = this.props;
    const { room, lines } = link.chat!;
    const { refused } = this.state;
    return (
      <div class="chat">
        {link.live() ? <p class="muted small">{app.say('chat.' + room)}</p> : null}
        <div class="chat-lines" role="log" aria-label={app.say('chat.label')} tabIndex={0} ref={this.lines_}>
          {lines.length ? lines.map((line) => this.line(line)) : <p class="muted">{app.say('chat.none')}</p>}
        </div>
        {this.writing()}
        {refused ? <p class="wrong">{this.why_not(refused)}</p> : null}
      </div>
    );
  }
}
