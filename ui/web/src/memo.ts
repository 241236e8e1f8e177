// SPDX-License-Identifier: GPL-3.0-or-later
import { Component, h, type FunctionComponent } from 'preact';

/** Draws again only when one of its properties is another one. */
export function memo<Props extends object>(
  view: (props: Props) => preact.ComponentChild
): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      return Object.keys({ ...before, ...after }).some((name) => before[name] !== after[name]);
    }
    override render() {
      return view(this.props as Props);
    }
  }
  return (props: Props) => h(Memo as never, props as never);
}
