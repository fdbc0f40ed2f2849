import { nextStep, shareOfFaults } from './trial.logic';

it('says the share of the worst part, to two places, and nothing of nobody', () => {
  expect(shareOfFaults({ visits: 1204, faults: { tasks: 2, shell: 3 } })).toBe('0.25 %');
  expect(shareOfFaults({ visits: 10, faults: {} })).toBe('0.00 %');
  expect(shareOfFaults({ visits: 0, faults: {} })).toBe('–');
});

it('names the next step and its time, and none after the last', () => {
  const arm = { visits: 0, faults: {} };
  const trial = {
    shares: [10, 50],
    at: 0,
    since: '2026-11-25T14:06:00.000Z',
    everyMs: 1_800_000,
    limit: 0.01,
    fresh: arm,
    current: arm,
  };
  expect(nextStep({ trial })).toEqual({ share: 50, from: new Date('2026-11-25T14:36:00.000Z') });
  expect(nextStep({ trial: { ...trial, at: 1 } })).toBeNull();
  expect(nextStep({})).toBeNull();
});
