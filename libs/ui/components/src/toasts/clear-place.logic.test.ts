import { clearPlace } from './clear-place.logic';

const page = { from: 256, to: 1280 };

describe('[issue 13.1] where a message lies across the page', () => {
  it('is free where there are no rows', () => {
    expect(clearPlace(page, [])).toBeNull();
  });

  it('is beside the rows where there is room', () => {
    const rows = [
      { from: 432, to: 464 },
      { from: 838, to: 928 },
    ];
    expect(clearPlace(page, rows)).toEqual({ from: 936, to: 1272 });
  });

  it('else between their boxes and their buttons, never wider than a message', () => {
    const rows = [
      { from: 1106, to: 1134 },
      { from: 432, to: 464 },
      { from: 1046, to: 1074 },
      { from: 440, to: 450 },
    ];
    expect(clearPlace(page, rows)).toEqual({ from: 658, to: 1038 });
  });

  it('[K16] is where it always is when no gap has room for words', () => {
    const column = Array.from({ length: 10 }, (_, at) => ({
      from: 256 + at * 103,
      to: 256 + at * 103 + 16,
    }));
    // 87 px between two columns of glasses.
    expect(clearPlace(page, column)).toBeNull();
  });

  it('is the widest there is on a phone', () => {
    const rows = [
      { from: 10, to: 42 },
      { from: 256, to: 296 },
    ];
    expect(clearPlace({ from: 16, to: 344 }, rows)).toEqual({ from: 50, to: 248 });
  });
});
