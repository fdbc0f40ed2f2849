import type { Account } from '@plainday/testing-e2e';

/** What is done, and what a person must hear of it: what it is, in what state, what happened, where they are. */
export interface Step {
  readonly keys?: readonly string[];
  readonly text?: string;
  readonly hears: RegExp;
}

export interface Story {
  readonly name: string;
  readonly steps: readonly Step[];
}

const keys = (hears: RegExp, ...pressed: readonly string[]): Step => ({ keys: pressed, hears });
const type = (text: string): Step => ({ text, hears: /^/ });

/** To a tool by the palette. */
const visit = (words: string, heading: string): readonly Step[] => [
  keys(/Commands/, 'ctrl+k'),
  { text: words, hears: /\d results?/ },
  keys(new RegExp(`${heading} heading level 1`), 'Return'),
];

/** Everyday stories; each begins where the one before ended. */
export const storiesOf = ({ email, password }: Account): readonly Story[] => [
  {
    name: 'Sign in, first with a wrong password',
    steps: [
      keys(/Email entry required/, 'Tab'),
      type(email),
      keys(/Password password text/, 'Tab'),
      type('Wrong4Day'),
      keys(/Sign in failed\. Invalid login credentials/, 'Return'),
      keys(/^/, 'ctrl+a'),
      type(password),
      // Whichever the reader comes to first.
      keys(/(?=.*All Tasks heading level 1)(?=.*Welcome back! You)/, 'Return'),
    ],
  },
  {
    name: 'Add three tasks, tick one, take it back',
    steps: [
      keys(/form New task.*Add a task\.\.\. entry/, 'Tab', 'Tab'),
      type('Milk'),
      keys(/“Milk” added/, 'Return'),
      type('Bread'),
      keys(/“Bread” added/, 'Return'),
      type('Salt p1 tomorrow 9am'),
      keys(/“Salt” added/, 'Return'),
      keys(/All Tasks\. table with 3 rows 1 column Salt High priority Due tomorrow/, 'Escape'),
      keys(/Drag to reorder Salt/, 'Tab'),
      keys(/^Bread\.$/, 'j'),
      keys(/“Bread” completed/, 'd'),
      keys(/Undone: “Bread” completed/, 'ctrl+z'),
    ],
  },
  {
    name: 'Select two and go to what can be done with them',
    steps: [
      keys(/Salt/, 'Home'),
      keys(/1 task selected/, 'x'),
      keys(/2 tasks selected/, 'shift+Down'),
      keys(/push button/, 'comma'),
      keys(/Nothing selected/, 'Escape'),
    ],
  },
  {
    name: 'Move a task and hear where it is',
    steps: [
      keys(/Salt/, 'Home'),
      keys(/“Salt” moved to position 2/, 'ctrl+shift+Down'),
      keys(/“Salt” moved to position 1/, 'ctrl+shift+Up'),
      keys(/“Salt” is first already/, 'ctrl+shift+Up'),
    ],
  },
  {
    name: 'Delete a task and take it back by its button',
    steps: [
      keys(/“Salt” deleted/, 'Delete'),
      keys(/Undo push button/, 'F8'),
      keys(/Undone: “Salt” deleted/, 'Return'),
    ],
  },
  {
    name: 'Open a task and come back, then find a tool by the palette',
    steps: [
      keys(/Task Settings dialog.*Title entry/, 'Return'),
      keys(/table with 3 rows.*Bread/, 'Escape'),
      ...visit('weekly', 'Weekly Goals'),
    ],
  },
  {
    name: 'Add a habit, tick today, look at the week before',
    steps: [
      // From here on letters are the page's, wherever the focus is.
      keys(/Structural navigation keys off/, 'Insert+z'),
      ...visit('habit tracker', 'Habit Tracker'),
      keys(/form New habit.*Habit name entry/, 'Tab'),
      type('Read'),
      keys(/Habit added successfully\. Read/, 'Return'),
      keys(/Color panel.*selected radio button/, 'Tab'),
      keys(/Habits\. table with 2 rows 9 columns.*Read/, 'Tab'),
      keys(/column header Read, .*, today, not done/, 'Tab'),
      keys(/Read, .*, today, done/, 'space'),
      keys(/Read, .*, not done.* – /, 'Prior'),
      keys(/Read, .*, today, done.* – /, 'Next'),
    ],
  },
  {
    name: 'Start a pomodoro, pause it, reset it',
    steps: [
      ...visit('pomodoro', 'Pomodoro Timer'),
      keys(/Mode panel.*selected radio button/, 'Tab'),
      keys(/What are you working on\? editable combo box/, 'Tab'),
      keys(/Start push button/, 'Tab'),
      keys(/Focus is running/, 'Return'),
      keys(/Focus paused with 24:\d\d left/, 'Return'),
      keys(/Reset push button/, 'Tab'),
      keys(/Focus of 25 min is ready.*The timer was reset/, 'Return'),
    ],
  },
  {
    name: 'Write a note and change it',
    steps: [
      ...visit('quick notes', 'Quick Notes'),
      keys(/New note entry/, 'Tab'),
      type('Oat milk'),
      keys(/“Oat milk” added/, 'ctrl+Return'),
      keys(/Notes, Today\. table.*Pin note: Oat milk toggle button not pressed/, 'Tab'),
      keys(/Edit note: Oat milk push button/, 'Tab'),
      keys(/Edit note entry Oat milk/, 'e'),
      keys(/Edit note: Oat milk push button/, 'Escape'),
    ],
  },
  {
    name: 'Look for today in a month',
    steps: [
      ...visit('calendar', 'Calendar View'),
      keys(/View panel.*Monthly.*selected radio button/, 'Tab'),
      keys(/Previous month push button/, 'Tab', 'Tab'),
      keys(
        /table with \d rows 7 columns.*, today/,
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
      ),
    ],
  },
  {
    name: 'Delete a task and restore it from the trash',
    steps: [
      ...visit('all tasks', 'All Tasks'),
      keys(/form New task.*Add a task\.\.\. entry/, 'Tab', 'Tab'),
      keys(/All Tasks\. table with/, 'Escape'),
      keys(/“.+” deleted/, 'Delete'),
      ...visit('trash', 'Trash'),
      keys(/Show panel.*All.*selected radio button/, 'Tab'),
      keys(/Empty Trash push button/, 'Tab'),
      keys(/Trash\. table with 1 row 1 column .+ Deleted today/, 'Tab'),
      keys(/Restore .+ push button/, 'Tab'),
      keys(/“.+” restored/, 'Return'),
    ],
  },
  {
    name: 'Set a goal for the week and go to where it is counted',
    steps: [
      ...visit('weekly', 'Weekly Goals'),
      keys(/Goal entry/, 'Tab'),
      type('Morning runs'),
      keys(/“?Morning runs”? added/, 'Return'),
      keys(/\+1: Morning runs push button/, 'Tab', 'Tab', 'Tab', 'Tab'),
    ],
  },
  {
    name: 'Draw a map by keys',
    steps: [
      ...visit('mind mapping', 'Mind Mapping'),
      keys(/Idea in the middle entry/, 'Tab'),
      type('Harbour'),
      keys(/Harbour/, 'Return'),
      keys(/New idea entry/, 'Tab'),
      type('Brand'),
      keys(/Brand/, 'Return'),
      keys(/Harbour/, 'Left'),
    ],
  },
];
