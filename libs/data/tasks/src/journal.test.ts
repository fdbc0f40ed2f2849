import { newTask } from '@plainday/domain-tasks';
import { createJournal } from './journal';

const row = newTask('a', { id: 'a', userId: 'u', nowMs: 0 });
const effect = { put: [{ row, changes: null }] };

describe('journal', () => {
  it('lays pending writes over a read that missed them', () => {
    const journal = createJournal();
    const read = journal.read('u');
    journal.begin('u', effect);
    expect(read.over([], 'inbox')).toEqual([row]);
    expect(journal.read('other').over([], 'inbox')).toEqual([]);
  });

  it('remembers a write that settled while a read was under way, then forgets it', () => {
    const journal = createJournal();
    const write = journal.begin('u', effect);
    const read = journal.read('u');
    write.settle();
    expect(read.over([], 'inbox')).toEqual([row]);
    read.end();
    expect(journal.size()).toBe(0);
    expect(journal.read('u').over([], 'inbox')).toEqual([]);
  });

  it('forgets settled and refused writes at once when nobody reads', () => {
    const journal = createJournal();
    journal.begin('u', effect).settle();
    journal.begin('u', effect).drop();
    expect(journal.size()).toBe(0);
  });
});
