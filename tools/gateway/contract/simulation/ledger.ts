/** Something that was duplicated. */
export interface Copy {
  readonly id: string;
  isTakenBack: boolean;
  /** Whether somebody has deleted it. */
  isDeleted: boolean;
}

const LONG_FIELDS = new Set(['notes', 'content', 'description']);
const LONG_TEXT = 'A thought that goes on. '.repeat(50);

/** Remembers every text that was entered, and which of them somebody gave up who saw them. */
export class Ledger {
  readonly copies: Copy[] = [];
  private readonly open = new Set<string>();
  private count = 0;

  constructor(private readonly seed: number) {}

  /** A text that there is no other of; every second one of a field for long texts fits into no address. */
  entered(field = 'title'): string {
    this.count += 1;
    const text = `seed ${this.seed} text ${this.count}.`;
    this.open.add(text);
    return LONG_FIELDS.has(field) && this.count % 2 === 0 ? `${LONG_TEXT}${text}` : text;
  }

  /** All texts in a value were seen and given up. */
  replaced(value: unknown): void {
    for (const text of textsIn(value)) this.open.delete(text);
  }

  /** What must still be somewhere. */
  get kept(): readonly string[] {
    return [...this.open];
  }
}

/** The texts of a ledger that stand in a value. */
export function textsIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? (value.match(/seed -?\d+ text \d+\./g) ?? []) : [];
}
