// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an organiser puts right while a tournament runs: a board that is missing, another clock, a day more.
import type { Evening, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { Button } from '../panels/basics';

/** As it stands in the form. */
export interface Form {
  name: string;
  clock: string;
  boards: string;
  patience: string;
  until: string;
}

export function form_of(evening: Evening): Form {
  const { boards, patience, until } = evening.desk!.changeable;
  return {
    name: evening.name,
    clock: evening.clock || '',
    boards: boards ? String(boards) : '',
    patience: patience === null ? '' : String(patience),
    until: until || ''
  };
}

/** What differs from how it is, as the server takes it. */
export function wanted(evening: Evening, form: Form): Record<string, string | number | null> {
  const before = form_of(evening);
  const changes: Record<string, string | number | null> = {};
  if (form.name.trim() && form.name.trim() !== before.name) changes.name = form.name.trim();
  if (form.clock.trim() !== before.clock) changes.clock = form.clock.trim() || null;
  if (form.boards !== before.boards) changes.boards = Number(form.boards) || 0;
  if (form.patience && form.patience !== before.patience) changes.patience = Number(form.patience);
  if (form.until !== before.until) changes.until = form.until || null;
  return changes;
}

export class ChangeSettings extends Asking<{ form: Form | null }> {
  override state = { refused: null as Refused | null, form: null as Form | null };

  private field(key: keyof Form, words: string, type: string, more: object = {}) {
    const form = this.state.form!;
    return (
      <label>
        {words}
        <input
          type={type}
          value={form[key]}
          autocomplete="off"
          onInput={(event) =>
            this.setState({ form: { ...form, [key]: (event.target as HTMLInputElement).value } })
          }
          {...more}
        />
      </label>
    );
  }

  override render() {
    const { app, evening } = this.props;
    const { form } = this.state;
    if (!form)
      return (
        <div class="buttons steps">
          <Button kind="quiet" onClick={() => this.setState({ form: form_of(evening), refused: null })}>
            {app.say('evening.change')}
          </Button>
        </div>
      );
    const { patience, until } = evening.desk!.changeable;
    const changes = wanted(evening, form);
    const any = Object.keys(changes).length > 0;
    const close = () => this.setState({ form: null, refused: null });
    return (
      <form
        class="change"
        aria-label={app.say('evening.change')}
        onSubmit={(event) => {
          event.preventDefault();
          if (any)
            this.ask({ do: 'change', ...changes }, () => {
              close();
              app.announcer.say(app.say('evening.changed'));
            });
        }}
      >
        {this.field('name', app.say('evening.its_name'), 'text', { maxLength: 60 })}
        {this.field('clock', app.say('new.clock'), 'text', {
          maxLength: 60,
          placeholder: app.say('new.no_clock')
        })}
        {this.field('boards', app.say('evening.boards_there'), 'number', {
          min: 0,
          max: 1000,
          inputMode: 'numeric',
          placeholder: app.say('evening.enough')
        })}
        {patience === null
          ? null
          : this.field('patience', app.say('evening.patience'), 'number', {
              min: 0,
              max: 1440,
              inputMode: 'numeric'
            })}
        {until === null ? null : this.field('until', app.say('evening.until'), 'date')}
        {until === null ? null : <p class="muted small">{app.say('evening.until_tells')}</p>}
        {this.why()}
        <div class="buttons">
          <button type="submit" class="button primary" aria-disabled={any ? undefined : 'true'}>
            {app.say('evening.save_changes')}
          </button>
          <Button onClick={close}>{app.say('new.cancel')}</Button>
        </div>
      </form>
    );
  }
}
