import { hostileTexts } from './hostile';
import type { Random } from './random';

/** Names that mean something to a parser of queries, of SQL, or of objects. */
const marks = [
  '"',
  '""',
  '"id',
  'id"',
  '"a b"',
  "'",
  "id'--",
  ';',
  '\\',
  '$1',
  '?',
  ':',
  '::',
  '->',
  '->>',
  '.',
  '..',
  '!',
  '()',
  '(',
  ')',
  '*',
  ',',
  '%',
  '\0',
  'a\0b',
  '\n',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'xmin',
  'ctid',
  'tableoid',
  'public.tasks',
  'auth.users',
];

/** A name for a place that takes one, as it stands in an address. */
export function oddName(random: Random): string {
  const name = random.below(3) ? random.pick(marks) : random.pick(hostileTexts).slice(0, 40);
  // Half of them go as browsers write them, the others as a program may.
  return random.below(4) ? encodeURIComponent(name) : encodeURI(name);
}
