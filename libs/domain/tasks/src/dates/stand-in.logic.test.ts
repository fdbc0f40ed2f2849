import { isStandIn, lastSecondOf } from './stand-in.logic';

const iso = (ms: number) => new Date(ms).toISOString();

describe('the last second of a day', () => {
  it('[decision 83] is at 23:59 where days begin at midnight, over changes of the clock too', () => {
    expect(iso(lastSecondOf('2026-11-21', 'UTC'))).toBe('2026-11-21T23:59:59.000Z');
    expect(iso(lastSecondOf('2026-10-25', 'Europe/Berlin'))).toBe('2026-10-25T22:59:59.000Z');
  });

  it('comes before the next day begins where days begin later', () => {
    expect(iso(lastSecondOf('2026-11-21', 'UTC', 240))).toBe('2026-11-22T03:59:59.000Z');
    expect(iso(lastSecondOf('2026-12-31', 'UTC', 1))).toBe('2027-01-01T00:00:59.000Z');
  });

  it('is known as what stands in for a time', () => {
    expect(isStandIn(lastSecondOf('2026-11-21'))).toBe(true);
  });
});
