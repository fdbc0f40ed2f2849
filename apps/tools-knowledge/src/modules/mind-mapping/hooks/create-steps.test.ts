import { applyPatch, patchBetween } from '../model/history.logic';
import type { Nodes } from '../model/mind-map.schema';
import { createSteps } from './create-steps';

const at = (x: number): Nodes => [{ id: 'a', text: 'A', x, y: 0, color: '', connections: [] }];

function setUp() {
  let nodes = at(0);
  const offers: { label: string; run: () => unknown }[] = [];
  const steps = createSteps({
    apply: (patch) => (nodes = applyPatch(nodes, patch)),
    offer(label, run) {
      const entry = { label, run };
      offers.push(entry);
      return () => void offers.splice(offers.indexOf(entry), 1);
    },
  });
  const move = (x: number, series?: string) =>
    steps.commit(`to ${x}`, patchBetween(nodes, at(x)), series);
  return { steps, move, offers, x: () => nodes[0]?.x };
}

test('[MM5] steps go back and forth, until a new one is made', () => {
  const { steps, move, x } = setUp();
  move(1);
  move(2);
  expect(steps.undo()).toBe('to 2');
  expect(steps.undo()).toBe('to 1');
  expect([x(), steps.undo(), steps.state()]).toEqual([0, null, { canUndo: false, canRedo: true }]);
  expect([steps.redo(), steps.redo(), steps.redo(), x()]).toEqual(['to 1', 'to 2', null, 2]);
  steps.undo();
  move(5);
  expect([steps.redo(), x()]).toEqual([null, 5]);
});

test('[MM5] the undo of the page and that of the map are one', () => {
  const { steps, move, offers, x } = setUp();
  move(1);
  move(2);
  expect(offers.map(({ label }) => label)).toEqual(['to 1', 'to 2']);
  offers.pop()?.run();
  expect([x(), steps.state().canRedo]).toEqual([1, true]);
  steps.undo();
  expect([x(), offers]).toEqual([0, []]);
});

test('[MM5] what is moved bit by bit is taken back at once; nothing is no step', () => {
  const { steps, move, offers, x } = setUp();
  move(8, 'move a');
  move(16, 'move a');
  move(16);
  expect([offers.length, steps.undo(), x()]).toEqual([1, 'to 16', 0]);
});
