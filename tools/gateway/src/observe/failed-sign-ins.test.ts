import { ManualClock } from '../testing/manual-clock';
import { failedSignIns } from './failed-sign-ins';

it('names no address, counts, and says an account once a minute', () => {
  const said: string[] = [];
  const clock = new ManualClock();
  const note = failedSignIns((line) => said.push(line), clock, 'secret');
  for (let turn = 0; turn < 5; turn += 1) note('ann@example.org');
  clock.pass(61);
  note('ann@example.org');
  expect(said).toEqual([
    expect.stringMatching(/^sign-in=failed account=[0-9a-f]{12} before=0$/),
    expect.stringMatching(/^sign-in=failed account=[0-9a-f]{12} before=4$/),
  ]);
  const other: string[] = [];
  failedSignIns((line) => other.push(line), clock, 'other')('ann@example.org');
  expect(other[0]).not.toBe(said[0]);
});

it('says no more than twenty accounts a minute, and how many more there were', () => {
  const said: string[] = [];
  const clock = new ManualClock();
  const note = failedSignIns((line) => said.push(line), clock, 'secret');
  for (let turn = 0; turn < 500; turn += 1) note(`person${turn}@example.org`);
  expect(said).toHaveLength(20);
  clock.pass(61);
  note('ann@example.org');
  expect(said.slice(20)).toEqual([
    'sign-in=failed accounts=others more=480',
    expect.stringContaining('account='),
  ]);
});
