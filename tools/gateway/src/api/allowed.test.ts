import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { functions, mentionsNul, refusedQuery } from './allowed';

const folder = resolve(__dirname, '../../../../supabase/migrations');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  .join('\n');
const named = (pattern: RegExp) =>
  new Set([...migrations.matchAll(pattern)].map((match) => match[1] ?? ''));

it('is what the migrations open to signed-in users', () => {
  expect(named(/grant execute on function public\.(\w+)[^;]*authenticated/gi)).toEqual(functions);
});

it.each([
  '',
  '?select=*&order=position.asc,created_at.desc,id&user_id=eq.1',
  '?or=(title.ilike.*a*,notes.ilike.*a*)',
  '?id=in.(a,b,c)&deleted_at=not.is.null',
  '?title=eq.a match.com fts(',
  '?select=*,projects(*)',
  '?%zz=%',
])('lets %s pass', (search) => {
  expect(refusedQuery(search)).toBeNull();
});

it.each([
  '?title=match.(a+)+$',
  '?title=imatch.x',
  '?title=not.match.x',
  '?title=fts.cat',
  '?title=wfts(english).cat',
  '?title=not.plfts.x',
  '?or=(title.match.x,id.eq.1)',
  '?and=(title.not.imatch.x)',
  '?tasks.or=(title.phfts.x)',
  '?or=(and(or(and(id.eq.1))))',
  '?title=m%61tch.x',
  '?select=*,projects(*,tasks(*))',
  '?select=*,a:projects(*),b:projects(*),c:projects(*)',
  '?projects.select=*,tasks(*,projects(*))',
])('refuses %s', (search) => {
  expect(refusedQuery(search)).toEqual(expect.any(String));
});

it('finds the character that no text can hold in names and values, however it is written (L1)', () => {
  const odd = ['?%00=1', '?a=%00', '?select=a%00b', '?or=(a.eq.%00)', '?order=%00'];
  expect(odd.filter(mentionsNul)).toEqual(odd);
  expect(['', '?a=%2500', '?a=0', '?select=*'].filter(mentionsNul)).toEqual([]);
});
