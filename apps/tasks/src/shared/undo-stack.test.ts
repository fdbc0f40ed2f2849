import { createUndoStack } from './undo-stack';

describe('undo stack', () => {
  it('takes back the newest step first, each once', () => {
    const done: string[] = [];
    const stack = createUndoStack();
    const takeFirst = stack.push({ label: 'one', run: () => done.push('one') });
    stack.push({ label: 'two', run: () => done.push('two') });
    expect(stack.undo()).toBe('two');
    takeFirst();
    takeFirst();
    expect(stack.undo()).toBeNull();
    expect(done).toEqual(['two', 'one']);
  });

  it('remembers only so many and nothing of another user', () => {
    const stack = createUndoStack(2);
    stack.openFor('a');
    for (const label of ['1', '2', '3']) stack.push({ label, run: () => undefined });
    expect([stack.undo(), stack.undo(), stack.undo()]).toEqual(['3', '2', null]);
    stack.push({ label: '4', run: () => undefined });
    stack.openFor('a');
    stack.openFor('b');
    expect(stack.undo()).toBeNull();
  });
});
