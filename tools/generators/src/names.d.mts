export function pluralOf(noun: string): string;
export function freeRules(id: string, taken: ReadonlySet<string>): string;
