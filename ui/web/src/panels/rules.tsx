// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rules beside the board: the Markdown that rules are written in, as elements and text nodes. What isn't known of
// it is shown as it stands.
import { Component, type ComponentChildren } from 'preact';
import { get_text, in_language } from '../api';
import type { App } from '../app';

function inline(text: string): ComponentChildren[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]*\))/).map((part) => {
    if (/^`.+`$/.test(part)) return <code>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(part)) return <strong>{part.slice(2, -2)}</strong>;
    if (/^\*.+\*$/.test(part)) return <em>{part.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]\(/.exec(part);
    return link ? link[1] : part;
  });
}

interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'row' | 'code';
  level: number;
  text: string;
}

export function read_markdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let code = false;
  for (const line of source.split('\n')) {
    if (/^```/.test(line)) {
      code = !code;
      open = null;
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const item = /^(\s*)[-*]\s+(.*)$/.exec(line);
    if (code || (/^ {4}/.test(line) && (!open || open.kind === 'code'))) {
      if (open && open.kind === 'code') open.text += '\n' + line;
      else blocks.push((open = { kind: 'code', level: 0, text: line }));
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
      open = null;
    } else if (item) {
      blocks.push((open = { kind: 'item', level: item[1]!.length > 1 ? 1 : 0, text: item[2]! }));
    } else if (/^\|/.test(line)) {
      if (!/^\|[\s:|-]+\|$/.test(line)) blocks.push({ kind: 'row', level: 0, text: line });
      open = null;
    } else if (!line.trim()) {
      open = null;
    } else if (open && open.kind !== 'code') {
      open.text += ' ' + line.trim();
    } else {
      blocks.push((open = { kind: 'paragraph', level: 0, text: line.trim() }));
    }
  }
  return blocks;
}

/** The number that a rule begins with, such as L2.1. */
function number_of(block: Block): string | null {
  const found = /^(?:\*\*)?([A-Z]{1,3}\d+(?:\.\d+)*[a-z]?)\b/.exec(block.text);
  return found ? found[1]! : null;
}

export class Rules extends Component<
  { app: App; path: string; wanted: string | null },
  { blocks: Block[] | null; failed: boolean; asked: string }
> {
  override state = { blocks: null as Block[] | null, failed: false, asked: '' };

  override componentDidMount() {
    this.fetch();
  }
  override componentDidUpdate(before: { wanted: string | null }, state: { blocks: Block[] | null }) {
    this.fetch();
    if (before.wanted !== this.props.wanted || state.blocks !== this.state.blocks) this.come_to();
  }

  private fetch() {
    const path = in_language(this.props.path, this.props.app.language);
    if (path === this.state.asked) return;
    this.setState({ asked: path, failed: false });
    get_text(path).then(
      (text) => this.state.asked === path && this.setState({ blocks: read_markdown(text) }),
      () => this.setState({ failed: true })
    );
  }
  private come_to() {
    const { wanted } = this.props;
    const element = wanted && document.getElementById('rule-' + wanted);
    if (element) element.scrollIntoView({ block: 'center' });
  }

  override render() {
    const { app, wanted } = this.props;
    const { blocks, failed } = this.state;
    if (failed) return <p class="muted">{app.say('rules.none')}</p>;
    if (!blocks) return <p class="muted">{app.say('rules.loading')}</p>;
    return (
      <div class="rules">
        {blocks.map((block, i) => {
          const number = number_of(block);
          const id = number ? 'rule-' + number : undefined;
          const here = number !== null && number === wanted ? ' wanted' : '';
          switch (block.kind) {
            case 'heading':
              return block.level === 1 ? (
                <h3 key={i}>{inline(block.text)}</h3>
              ) : (
                <h4 key={i}>{inline(block.text)}</h4>
              );
            case 'code':
              return <pre key={i}>{block.text}</pre>;
            case 'row':
              return (
                <p key={i} class="row">
                  {block.text
                    .split('|')
                    .slice(1, -1)
                    .map((cell, j) => (
                      <span key={j}>{inline(cell.trim())}</span>
                    ))}
                </p>
              );
            case 'item':
              return (
                <p key={i} id={id} class={'item level' + block.level + here}>
                  {inline(block.text)}
                </p>
              );
            default:
              return (
                <p key={i} id={id} class={here}>
                  {inline(block.text)}
                </p>
              );
          }
        })}
      </div>
    );
  }
}
