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
/** Six everyday stories; each begins where the one before ended. */
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
      keys(/All Tasks heading level 1.*Welcome back! You/, 'Return'),
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
      keys(
        /All Tasks\. table with 3 rows 1 column Salt High priority Due tomorrow/,
        'Escape',
        'Tab',
      ),
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
      keys(/Commands/, 'ctrl+k'),
      type('weekly'),
      keys(/Weekly Goals heading level 1/, 'Return'),
    ],
  },
];
