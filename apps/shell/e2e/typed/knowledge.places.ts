import {
  TEXT,
  addWith,
  box,
  choose,
  inDialog,
  pasteMap,
  press,
  unlessOpen,
  type TypedPlace,
} from './places';

const KNOWLEDGE = 'tools-knowledge/src/modules';

/** Where text is typed in the tools of knowledge. */
export const KNOWLEDGE_PLACES: readonly TypedPlace[] = [
  {
    name: 'a new note',
    files: [`${KNOWLEDGE}/notes/components/new-note-form.tsx`],
    at: '?tool=notes',
    field: (page) => box(page, 'New note'),
  },
  {
    name: 'a note that is edited',
    files: [`${KNOWLEDGE}/notes/components/note-row.tsx`],
    at: '?tool=notes',
    given: addWith('New note', 'Bread'),
    open: (page) =>
      unlessOpen(box(page, 'Edit note'), page.getByRole('button', { name: 'Edit note' })),
    field: (page) => box(page, 'Edit note'),
  },
  {
    name: 'a new idea',
    files: [
      `${KNOWLEDGE}/idea-capture/components/capture-form.tsx`,
      `${KNOWLEDGE}/idea-capture/components/capture-details.tsx`,
    ],
    at: '?tool=idea-capture',
    field: (page) => box(page, 'Idea'),
  },
  {
    name: 'an idea that is edited',
    files: [`${KNOWLEDGE}/idea-capture/components/idea-dialog.tsx`],
    at: '?tool=idea-capture',
    given: addWith('Idea', 'Boat'),
    open: (page) =>
      unlessOpen(
        inDialog(page, 'Details'),
        page.getByRole('button', { name: 'Boat', exact: true }),
      ),
    field: (page) => inDialog(page, 'Details'),
    isDialog: true,
  },
  {
    name: 'the first idea of a map',
    files: [`${KNOWLEDGE}/mind-mapping/components/first-idea.tsx`],
    at: '?tool=mind-mapping',
    field: (page) => box(page, 'Idea in the middle'),
  },
  {
    name: 'a map from text',
    files: [`${KNOWLEDGE}/mind-mapping/components/dialogs/paste-dialog.tsx`],
    at: '?tool=mind-mapping',
    open: (page) => press(page, 'Paste indented text'),
    field: (page) => inDialog(page, /^Text/),
    isDialog: true,
  },
  {
    name: 'an idea of a map',
    files: [`${KNOWLEDGE}/mind-mapping/components/canvas/node-field.tsx`],
    at: '?tool=mind-mapping',
    given: pasteMap,
    async open(page) {
      await page.getByRole('treeitem', { name: 'Brand', exact: true }).dblclick();
    },
    field: (page) => box(page, 'Text'),
    saved: (page) => page.getByRole('treeitem', { name: TEXT, exact: true }),
  },
  {
    name: 'the name of a map',
    files: [`${KNOWLEDGE}/mind-mapping/components/dialogs/rename-dialog.tsx`],
    at: '?tool=mind-mapping',
    given: pasteMap,
    open: (page) => choose(page, 'Map actions', 'Rename'),
    field: (page) => inDialog(page, /^Title/),
    isDialog: true,
  },
  {
    name: 'a project of a branch',
    files: [`${KNOWLEDGE}/mind-mapping/components/dialogs/make-project-dialog.tsx`],
    at: '?tool=mind-mapping',
    given: pasteMap,
    open: (page) => choose(page, 'Map actions', 'Make project'),
    field: (page) => inDialog(page, /^Project/),
    isDialog: true,
  },
  {
    name: 'a goal for learning',
    files: [`${KNOWLEDGE}/learning-tracker/components/goal-fields.tsx`],
    at: '?tool=learning-tracker',
    field: (page) => box(page, /^Topic/),
  },
  {
    name: 'a session of learning',
    files: [`${KNOWLEDGE}/learning-tracker/components/log-session.tsx`],
    at: '?tool=learning-tracker',
    async given(page) {
      await box(page, /^Topic/).fill('SQL');
      await page.getByRole('spinbutton', { name: 'Target hours' }).fill('5');
      await press(page, 'Create goal');
      await page.getByRole('list', { name: 'Learning goals' }).waitFor();
    },
    field: (page) => page.getByRole('spinbutton', { name: 'Duration in minutes' }),
    text: '37',
  },
  {
    name: 'an entry of the Knowledge Base',
    files: [
      `${KNOWLEDGE}/knowledge-base/components/editor/entry-form.tsx`,
      `${KNOWLEDGE}/knowledge-base/components/editor/link-field.tsx`,
    ],
    at: '?tool=knowledge-base',
    open: (page) => press(page, 'New Entry'),
    field: (page) => box(page, 'Content'),
  },
];
