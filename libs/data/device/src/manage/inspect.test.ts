/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { activateDevice } from '../user/activate';
import { deviceStore } from '../store/device-store';
import { manageDevice, type DeviceTools } from './manage-device';

const ANN = 'ann';
let tools: DeviceTools;

beforeEach(async () => {
  localStorage.clear();
  tools = await manageDevice();
  await activateDevice(ANN);
  await tools.eraseKept(ANN, await tools.listKept(ANN));
  await deviceStore(ANN).set('mood', 'entries', [{ mood: 4 }]);
  await deviceStore(ANN).set('health', '2026-11-21', { water: 3 });
  await deviceStore('bob').set('mood', 'entries', [{ mood: 1 }]);
});

it('lists every namespace of one user with its size', async () => {
  const kept = await tools.listKept(ANN);
  expect(kept.map(({ namespace, key, bytes }) => [namespace, key, bytes])).toEqual([
    ['health', '2026-11-21', '{"water":3}'.length],
    ['mood', 'entries', '[{"mood":4}]'.length],
  ]);
});

it('erases and puts back, and leaves what is newer alone', async () => {
  const kept = await tools.listKept(ANN);
  await tools.eraseKept(ANN, kept);
  expect(await tools.listKept(ANN)).toEqual([]);
  expect(await tools.listKept('bob')).toHaveLength(1);
  await deviceStore(ANN).set('mood', 'entries', []);
  await tools.putKept(ANN, kept);
  const valueOf = async (namespace: string, key: string) =>
    (await deviceStore(ANN).readRaw(namespace)).get(key)?.value;
  expect(await valueOf('mood', 'entries')).toEqual([]);
  expect(await valueOf('health', '2026-11-21')).toEqual({ water: 3 });
});

it('does the same for literal keys, of the active user alone', async () => {
  localStorage.setItem('quickNotes', '[1]');
  const literals = tools.listKeptLiterals(['quickNotes', 'weeklyGoals', 'plainday.auth']);
  expect(literals).toEqual([{ key: 'quickNotes', text: '[1]', bytes: 3 }]);
  tools.eraseLiterals(literals);
  expect(localStorage.getItem('quickNotes')).toBeNull();
  tools.putLiterals(literals);
  expect(localStorage.getItem('quickNotes')).toBe('[1]');
  await activateDevice(null);
  expect(tools.listKeptLiterals(['quickNotes'])).toEqual([]);
});
