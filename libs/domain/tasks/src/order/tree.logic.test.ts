import { sampleTask } from '../sample-task';
import { buildTree } from './tree.logic';

const ids = (rows: readonly { id: string }[] = []) => rows.map((row) => row.id).join('');

describe('tree', () => {
  const parent = sampleTask('p');
  const done = sampleTask('d', { parent_task_id: 'p', completed: true });
  const open = sampleTask('o', { parent_task_id: 'p' });
  const orphan = sampleTask('x', { parent_task_id: 'gone' });

  it('attaches children, completed ones at the end', () => {
    const tree = buildTree([parent, done, open]);
    expect(ids(tree.roots)).toBe('p');
    expect(ids(tree.childrenOf.get('p'))).toBe('od');
  });

  it('[decision 10] never lists a child as a root because its parent is absent', () => {
    expect(ids(buildTree([orphan, parent]).roots)).toBe('p');
  });

  it('shows a subtask that was trashed alone', () => {
    const tree = buildTree([orphan, parent, open], 'show');
    expect(ids(tree.roots)).toBe('px');
    expect(ids(tree.childrenOf.get('p'))).toBe('o');
  });

  it('puts completed roots at the end', () => {
    expect(ids(buildTree([sampleTask('c', { completed: true }), parent]).roots)).toBe('pc');
  });

  it('keeps the array of children that did not change', () => {
    const before = buildTree([parent, open, done]);
    const after = buildTree([{ ...parent, title: 'new' }, open, done], 'hide', before);
    expect(after.childrenOf.get('p')).toBe(before.childrenOf.get('p'));
    const changed = buildTree([parent, { ...open, title: 'new' }, done], 'hide', before);
    expect(changed.childrenOf.get('p')).not.toBe(before.childrenOf.get('p'));
  });
});
