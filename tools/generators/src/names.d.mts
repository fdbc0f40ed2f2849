export function pluralOf(noun: string): string;
export function freeRules(id: string, taken: ReadonlySet<string>): string;
export function tokensOf(plan: {
  readonly keeps: 'device';
  readonly id: string;
  readonly item: string;
  readonly title: string;
  readonly slug: string;
  readonly order: number;
  readonly icon: string;
  readonly rules: string;
  readonly text: string;
  readonly made: string;
}): Readonly<Record<string, string>>;
export function fillIn(text: string, tokens: Readonly<Record<string, string>>): string;
