// SPDX-License-Identifier: GPL-3.0-or-later
import type { App } from '../app';
import { AtHome } from './home';
import { OwnPasskeys } from './passkey';
import { OwnPassword } from './password';

/** What is a member's own. */
export function Own({ app }: { app: App }) {
  return (
    <>
      <AtHome app={app} />
      <OwnPassword app={app} />
      <OwnPasskeys app={app} />
    </>
  );
}
