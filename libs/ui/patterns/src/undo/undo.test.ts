import { createUndo } from './undo';

function setUp(limit?: number) {
  const shown: { text: string; take?: () => void }[] = [];
  const done: string[] = [];
  function show(text: string, action?: { run: () => void }) {
    const entry = { text, take: action?.run };
    shown.push(entry);
    return () => {
      if (shown.includes(entry)) shown.splice(shown.indexOf(entry), 1);
    };
  }
  const undo = createUndo(
    { brief: show, toast: ({ title, action }) => show(title, action) },
    limit,
  );
  const offer = (label: string, about?: string[]) =>
    undo.offer(label, () => done.push(label), { about });
  return { undo, offer, shown, done, texts: () => shown.map(({ text }) => text) };
}

describe('undo', () => {
  it('takes back the newest step first, each once, and says which', () => {
    const { undo, offer, done, texts } = setUp();
    offer('one');
    offer('two');
    expect([undo.undoLast(), undo.undoLast(), undo.undoLast()]).toEqual([true, true, false]);
    expect(done).toEqual(['two', 'one']);
    expect(texts()).toEqual(['Undone: two', 'Undone: one']);
  });

  it('shows the newest offer alone; the older stay within reach of the key', () => {
    const { undo, offer, done, texts } = setUp();
    offer('one');
    offer('two');
    expect(texts()).toEqual(['two']);
    undo.undoLast();
    undo.undoLast();
    expect(done).toEqual(['two', 'one']);
  });

  it('never runs a step twice, whoever asks', () => {
    const { undo, offer, done, shown } = setUp();
    offer('one');
    const take = shown[0]?.take;
    undo.undoLast();
    take?.();
    expect(done).toEqual(['one']);
  });

  it('takes the toast away with the step: used by key, withdrawn, or its thing gone', () => {
    const { undo, offer, done, texts } = setUp();
    offer('one');
    undo.undoLast();
    expect(texts()).toEqual(['Undone: one']);
    offer('two')();
    offer('three', ['t1']);
    expect(texts()).toContain('three');
    undo.forget(['t1', 't2']);
    expect(texts()).toEqual(['Undone: one']);
    expect(undo.undoLast()).toBe(false);
    expect(done).toEqual(['one']);
  });

  it('keeps a step while one of its things is left', () => {
    const { undo, offer, done } = setUp();
    offer('both', ['t1', 't2']);
    offer('another');
    undo.forget(['t1']);
    undo.undoLast();
    expect(undo.undoLast()).toBe(true);
    offer('both again', ['t1', 't2']);
    undo.forget(['t1']);
    undo.forget(['t2']);
    expect(undo.undoLast()).toBe(false);
    expect(done).toEqual(['another', 'both']);
  });

  it('leaves the newest toast alone when an older step is withdrawn', () => {
    const { offer, texts } = setUp();
    const withdraw = offer('one');
    offer('two');
    withdraw();
    expect(texts()).toEqual(['two']);
  });

  it('speaks in the first style where it is asked to', () => {
    const { undo, texts, done } = setUp();
    undo.offer('Template created', () => done.push('t'), {
      toast: { title: 'Template Created', description: 'Review' },
    });
    expect(texts()).toEqual(['Template Created']);
    undo.undoLast();
    expect(texts()).toEqual(['Undone: Template created']);
  });

  it('remembers only so many, and nothing once cleared', () => {
    const { undo, offer, done, texts } = setUp(2);
    for (const label of ['1', '2', '3']) offer(label);
    undo.undoLast();
    undo.undoLast();
    expect(undo.undoLast()).toBe(false);
    expect(done).toEqual(['3', '2']);
    offer('4');
    undo.clear();
    expect(undo.undoLast()).toBe(false);
    expect(texts()).not.toContain('4');
  });
});
