import { correctAnswer, failedAnswer, isBroken, unavailable } from './answers';

const failure = () => Response.json({ code: 'SUP' }, { status: 500 });

describe('correctAnswer', () => {
  it('leaves what is no server error alone', () => {
    const response = Response.json({ code: 'PT422' }, { status: 422 });
    expect(correctAnswer(response, ['23514'])).toBe(response);
  });

  it.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['22P02', 400],
    ['42501', 403],
    ['57014', 504],
    ['57P01', 503],
    ['08006', 503],
    ['ECONNREFUSED', 503],
    ['CONNECTION_CLOSED', 503],
    ['40001', 503],
  ])('turns a 500 caused by %s into %d with that code', async (code, status) => {
    const response = correctAnswer(failure(), ['unknown', code]);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      status,
      code,
    ]);
  });

  it('keeps a 500 nobody explained', () => {
    expect(correctAnswer(failure(), []).status).toBe(500);
    expect(failedAnswer(new Error('x')).status).toBe(500);
  });

  it('says when to come back while the database is away', () => {
    expect(unavailable().headers.get('retry-after')).toBe('1');
    expect(failedAnswer({ code: 'ECONNRESET' }).status).toBe(503);
  });
});

describe('isBroken', () => {
  it.each(['ECONNRESET', 'CONNECTION_CLOSED', '57P01', '57P02'])(
    'replaces the pool after %s',
    (code) => {
      expect(isBroken(['23505', code])).toBe(true);
    },
  );

  it.each(['ECONNREFUSED', '57P03', '23505', '40001'])('keeps the pool after %s', (code) => {
    expect(isBroken([code])).toBe(false);
  });
});
