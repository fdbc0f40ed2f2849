import { BUILT_IN } from './built-in';
import {
  deleteTemplate,
  groupTemplates,
  listTemplates,
  restoreTemplate,
  saveTemplate,
  showExamples,
} from './library.logic';
import { sampleTemplate } from './samples';
import { EMPTY_LIBRARY, librarySchema } from './templates.schema';
import type { Library } from './templates.schema';

const names = (library: Library) => listTemplates(library).map(({ template }) => template.name);
const EXAMPLES = ['New Project Setup', 'Daily Productivity Routine', 'Weekly Review'];

test('[TE2] three examples come first, own templates in the order they were made', () => {
  expect(names(EMPTY_LIBRARY)).toEqual(EXAMPLES);
  const library = ['b', 'a'].reduce(
    (before, id) => saveTemplate(before, sampleTemplate({ id, name: id })),
    EMPTY_LIBRARY,
  );
  expect(names(library)).toEqual([...EXAMPLES, 'b', 'a']);
  expect(listTemplates(library).map(({ isBuiltIn }) => isBuiltIn)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('[TE2] a changed example stands in its place; deleted, it can be brought back as it came', () => {
  const [setup] = BUILT_IN;
  const changed = saveTemplate(EMPTY_LIBRARY, { ...setup!, name: 'My setup' });
  expect(names(changed)).toEqual(['My setup', ...EXAMPLES.slice(1)]);
  const deleted = deleteTemplate(changed, setup!.id);
  expect(names(deleted)).toEqual(EXAMPLES.slice(1));
  expect(names(restoreTemplate(deleted, setup!.id, changed))).toEqual(names(changed));
  expect(names(showExamples(deleted))).toEqual(EXAMPLES);
});

test('[TE6] what was deleted comes back to its place, without touching what was done since', () => {
  const before = ['a', 'b', 'c'].reduce(
    (library, id) => saveTemplate(library, sampleTemplate({ id, name: id })),
    EMPTY_LIBRARY,
  );
  const deleted = saveTemplate(deleteTemplate(before, 'b'), sampleTemplate({ id: 'd', name: 'd' }));
  expect(names(restoreTemplate(deleted, 'b', before)).slice(3)).toEqual(['a', 'b', 'c', 'd']);
});

test('[TE1] groups stand in alphabetical order and ignore case', () => {
  const library = {
    ...EMPTY_LIBRARY,
    own: [
      sampleTemplate({ id: '1', name: 'x', category: 'General' }),
      sampleTemplate({ id: '2', name: 'y', category: 'routines' }),
    ],
  };
  const groups = groupTemplates(listTemplates(library)).map(({ category, entries }) => [
    category,
    entries.length,
  ]);
  expect(groups).toEqual([
    ['General', 1],
    ['Projects', 1],
    ['Routines', 3],
  ]);
});

test('[TE3] what is kept is checked field by field', () => {
  const kept = { own: [{ id: '1', name: 'a', tasks: [{ title: 't', priority: 'urgent' }] }] };
  expect(librarySchema.parse(kept)).toEqual({
    own: [
      {
        id: '1',
        name: 'a',
        description: '',
        category: 'General',
        tasks: [{ title: 't', description: '', priority: 'medium', due: null, subtask: false }],
      },
    ],
    hidden: [],
  });
  for (const broken of [null, [], {}, { own: 1 }, { own: [{ id: 1 }] }]) {
    expect(librarySchema.safeParse(broken).success).toBe(false);
  }
});
