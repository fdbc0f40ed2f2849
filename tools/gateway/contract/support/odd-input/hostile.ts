import { isBlank } from '@plainday/shared-utils';
import fixture from '../../fixtures/hostile.json';

/** A string too long to write down. */
interface Repeated {
  prefix?: string;
  char: string;
  n: number;
}

function expand(spec: string | Repeated): string {
  return typeof spec === 'string' ? spec : (spec.prefix ?? '') + spec.char.repeat(spec.n);
}

const groups = fixture.strings as Record<string, (string | Repeated)[]>;

/** JSON literals a parser takes but no text can hold: halves of a character pair. */
export const brokenLiterals = (groups.unpaired_surrogate_json_escapes ?? []).map(
  (escape) => `"${expand(escape)}"`,
);

/** Every hostile text, and each once more inside an ordinary one. */
export const hostileTexts: string[] = Object.entries(groups)
  .filter(([name]) => name !== 'unpaired_surrogate_json_escapes')
  .flatMap(([, specs]) => specs.map(expand));

export const hostileInstants: string[] = fixture.instants;
export const hostileNumbers: string[] = fixture.numbers;

/** Whether a field must take a text: what people see in it, and its limit in characters. */
export function fits(text: string, limit: number, isRequired: boolean): boolean {
  return !text.includes('\u0000') && [...text].length <= limit && !(isRequired && isBlank(text));
}
