import { freeRules, pluralOf } from './names.mjs';
import { addModule } from './register.mjs';

test.each([
  ['idea', 'ideas'],
  ['entry', 'entries'],
  ['day', 'days'],
  ['box', 'boxes'],
])('several of %s are %s', (one, many) => expect(pluralOf(one)).toBe(many));

test('letters of rules are the initials, and others where those are taken', () => {
  expect(freeRules('water-plants', new Set())).toBe('WP');
  expect(freeRules('water-plants', new Set(['WP', 'WA']))).toBe('WT');
  expect(freeRules('tea', new Set(['TE']))).toBe('TA');
  expect(() => freeRules('tea', new Set(['TE', 'TA']))).toThrow('Give --rules');
});

const added = { id: 'tea', constant: 'teaModule' };

test('a module is added to an empty remote whose import is in the first line', () => {
  const source = `import { defineRemote } from '@plainday/federation-contract';

export const remote = defineRemote('tools-new', []);
`;
  expect(addModule(source, added))
    .toBe(`import { defineRemote } from '@plainday/federation-contract';
import { teaModule } from './modules/tea/tea.module';

export const remote = defineRemote('tools-new', [teaModule]);
`);
});

test('a remote of another form is refused', () => {
  expect(() => addModule('export const remote = 1;\n', added)).toThrow('defineRemote');
});
