import { reportFault } from './report-fault';

const trouble = {
  kind: 'crashed',
  tool: 'notes',
  version: 'b',
  release: 'r1',
  healed: false,
  error: null,
};

/** What a report is made of stays to be looked at. */
class OpenBlob {
  constructor(readonly parts: readonly string[]) {}
}

const RealBlob = globalThis.Blob;
let sent: { address: string; faults: readonly unknown[] }[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  const sendBeacon = (address: string, body: OpenBlob) => {
    const { faults } = JSON.parse(body.parts.join('')) as { faults: readonly unknown[] };
    sent.push({ address, faults });
    return true;
  };
  Object.assign(navigator, { sendBeacon });
  Object.assign(globalThis, { Blob: OpenBlob });
});
afterEach(() => {
  Object.assign(globalThis, { Blob: RealBlob });
  jest.useRealTimers();
});

const pass = () => jest.advanceTimersByTimeAsync(3000);

it('sends what comes together as one report, the same once, and no more than twenty in a page', async () => {
  for (let turn = 0; turn < 3; turn += 1) reportFault(trouble);
  reportFault({ ...trouble, tool: 'pomodoro' });
  await pass();
  expect(sent).toMatchObject([
    { address: '/faults/v1', faults: [{ tool: 'notes' }, { tool: 'pomodoro' }] },
  ]);
  for (let version = 0; version < 50; version += 1) {
    reportFault({ ...trouble, version: `v${version}` });
  }
  await pass();
  window.dispatchEvent(new Event('pagehide'));
  await pass();
  expect(sent.flatMap(({ faults }) => faults)).toHaveLength(20);
  expect(sent.every(({ faults }) => faults.length <= 10)).toBe(true);
});
