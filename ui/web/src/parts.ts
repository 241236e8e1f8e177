// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parts of the page that not everybody needs, such as the desk: fetched when they are first wanted. A server that has
// been renewed meanwhile has other parts than this page asks for; then the page is loaded again, once for each page that
// the server has. Nothing of a browser is in here.

export interface PartsWorld {
  /** Of the page that the server has now; rejected where it doesn't answer. */
  version(): Promise<string>;
  /** For which of them this page was loaded again; both throw where nothing may be kept. */
  loaded_for(): string | null;
  loading_for(version: string): void;
  load_again(): void;
  changed(): void;
}

export class Part<Module> {
  /** It could not be fetched; loading the page anew is all that helps, for browsers remember what failed. */
  failed = false;
  private here_: Module | null = null;
  private asked_ = false;

  constructor(
    private fetch_: () => Promise<Module>,
    private world_: PartsWorld
  ) {}

  /** Once it is there; asked for by the first call. */
  get(): Module | null {
    if (!this.asked_) {
      this.asked_ = true;
      this.fetch_().then(
        (module) => {
          this.here_ = module;
          this.world_.changed();
        },
        () => void this.missed()
      );
    }
    return this.here_;
  }

  private async missed() {
    try {
      const version = await this.world_.version();
      if (this.world_.loaded_for() !== version) {
        this.world_.loading_for(version);
        return this.world_.load_again();
      }
    } catch {
      // no answer, or nothing may be kept: whoever looks at the page decides
    }
    this.failed = true;
    this.world_.changed();
  }
}
