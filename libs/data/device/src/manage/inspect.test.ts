/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { activateDevice } from '../user/activate';
import { subscribeChanges } from '../store/changes';
import { deviceStore } from '../store/device-store';
import { manageDevice, type DeviceTools } from './manage-device';

const ANN = 'ann';
let tools: DeviceTools;
let stop: (() => void) | undefined;

/** Listens as a tab does, and keeps what is posted to the others. */
function hearAll() {
  const postMessage = jest.fn();
  const onmessage: ((event: unknown) => void)[] = [];
  const channel = {
    set onmessage(listen: (event: unknown) => void) {
      onmessage.push(listen);
    },
    postMessage,
    close: () => undefined,
  };
  globalThis.BroadcastChannel = function () {
    return channel;
  } as unknown as typeof BroadcastChannel;
  const heard: unknown[] = [];
  stop = subscribeChanges((change) => heard.push(change));
  return { postMessage, onmessage, heard };
}

afterEach(() => {
  if (!stop) return;
  stop();
  stop = undefined;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

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

it('writes many values piece by piece, and tells of them once', async () => {
  const { postMessage, onmessage, heard } = hearAll();
  const put = Array.from({ length: 450 }, (_, at) => ({
    namespace: 'kb',
    key: `entry ${String(at).padStart(3, '0')}`,
    stored: { value: 'ä😀', savedAt: at },
  }));
  await tools.replaceKept(ANN, put, [{ namespace: 'mood', key: 'entries' }]);
  const kept = await tools.listKept(ANN);
  expect(kept.map(({ key }) => key)).toEqual(['2026-11-21', ...put.map(({ key }) => key)]);
  expect(kept[1]?.bytes).toBe(8);
  expect(postMessage.mock.calls).toEqual([[heard]]);
  expect(heard).toHaveLength(451);
  // And so another tab hears it: of many at once, and of one alone.
  const [one] = heard.splice(0);
  onmessage[0]?.({ data: [one, one] });
  onmessage[0]?.({ data: one });
  expect(heard).toEqual([one, one, one]);
});

it('tells of one value as older releases do', async () => {
  const { postMessage, heard } = hearAll();
  await tools.replaceKept(ANN, [], [{ namespace: 'mood', key: 'entries' }]);
  const change = { userId: ANN, namespace: 'mood', key: 'entries' };
  expect(postMessage.mock.calls).toEqual([[change]]);
  expect(heard).toEqual([change]);
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
