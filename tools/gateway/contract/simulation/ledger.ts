/** Remembers every text that was entered, and which of them somebody gave up who saw them. */
export class Ledger {
  private readonly open = new Set<string>();
  private count = 0;

  constructor(private readonly seed: number) {}

  /** A text that there is no other of. */
  entered(): string {
    this.count += 1;
    const text = `seed ${this.seed} text ${this.count}.`;
    this.open.add(text);
    return text;
  }

  replaced(text: unknown): void {
    if (typeof text === 'string') this.open.delete(text);
  }

  /** What must still be somewhere. */
  get kept(): readonly string[] {
    return [...this.open];
  }
}
