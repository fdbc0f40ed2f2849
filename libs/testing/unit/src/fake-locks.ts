interface Wish {
  readonly name: string;
  readonly owner: unknown;
  readonly isShared: boolean;
  readonly run: () => Promise<unknown>;
  readonly settle: (result: Promise<unknown>) => void;
}

/** Web Locks of one browser, as far as the outbox uses them. A tab that is killed lets go of its own. */
export class FakeLocks {
  private held: Wish[] = [];
  private waiting: Wish[] = [];

  constructor(private readonly ownerOf: () => unknown) {}

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const job = rest.at(-1) as () => unknown;
    const { mode, signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    return new Promise((resolve, reject) => {
      const wish: Wish = {
        name,
        owner: this.ownerOf(),
        isShared: mode === 'shared',
        run: async () => job(),
        settle: resolve,
      };
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(wish)) return;
        this.waiting = this.waiting.filter((other) => other !== wish);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      this.waiting.push(wish);
      this.grant();
    });
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: this.held.map(({ name }) => ({ name })) };
  }

  release(owner: unknown): void {
    this.held = this.held.filter((wish) => wish.owner !== owner);
    this.waiting = this.waiting.filter((wish) => wish.owner !== owner);
    this.grant();
  }

  private grant(): void {
    for (const wish of [...this.waiting]) {
      const others = this.held.filter(({ name }) => name === wish.name);
      if (others.length > 0 && !(wish.isShared && others.every(({ isShared }) => isShared))) {
        continue;
      }
      this.waiting = this.waiting.filter((other) => other !== wish);
      this.held.push(wish);
      const result = wish.run();
      wish.settle(result);
      const letGo = () => {
        this.held = this.held.filter((other) => other !== wish);
        this.grant();
      };
      result.then(letGo, letGo);
    }
  }
}
