import { CAUSE_HEADER } from '../../http/reply';
import { correctAnswer, failedAnswer, isBroken, unavailable } from './answers';

const failure = () => Response.json({ code: 'SUP' }, { status: 500 });
const complaints = (...codes: string[]) => ({
  codes,
  causes: codes.map((code) => `Error ${code}`),
});

describe('correctAnswer', () => {
  it('leaves what is no server error alone', () => {
    const response = Response.json({ code: 'PT422' }, { status: 422 });
    expect(correctAnswer(response, complaints('23514'))).toBe(response);
  });

  it.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['22P02', 400],
    ['P0001', 400],
    ['42501', 403],
    ['57014', 503],
    ['55P03', 503],
    ['25P03', 503],
    ['53300', 503],
    ['57P01', 503],
    ['08006', 503],
    ['ECONNREFUSED', 503],
    ['CONNECTION_CLOSED', 503],
    ['40001', 503],
  ])('turns a 500 caused by %s into %d with that code', async (code, status) => {
    const response = correctAnswer(failure(), complaints('unknown', code));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      status,
      code,
    ]);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '1' : null);
    expect(response.headers.get(CAUSE_HEADER)).toBeNull();
  });

  it.each(['53100', '58030', '58P01', 'ENOSPC'])(
    'asks for a longer wait after %s, and tells the operator',
    (code) => {
      const response = correctAnswer(failure(), complaints(code));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(response.headers.get(CAUSE_HEADER)).toBe(`Error ${code}`);
    },
  );

  it.each(['XX000', 'XX001', '42P17', 'P0002', '25000', '39000', 'SUP', 'unknown'])(
    'never blames the request for %s',
    (code) => {
      const response = correctAnswer(failure(), complaints(code));
      expect([response.status, response.headers.get(CAUSE_HEADER)]).toEqual([500, `Error ${code}`]);
    },
  );

  it('keeps a 500 nobody explained, with what is known of it', () => {
    expect(correctAnswer(failure(), complaints()).headers.get(CAUSE_HEADER)).toBe('status 500');
    const thrown = failedAnswer(new Error('x'), 'TypeError at x.ts:1');
    expect([thrown.status, thrown.headers.get(CAUSE_HEADER)]).toEqual([500, 'TypeError at x.ts:1']);
  });

  it('blames a request for data that failed before the database was asked, by an error without a name (L1)', () => {
    const unread = { codes: ['unknown'], causes: ['SyntaxError at x.ts:1'], isUnread: true };
    expect(correctAnswer(failure(), unread).status).toBe(400);
    expect(failedAnswer(new Error('x'), 'Error', { isUnread: true }).status).toBe(400);
    expect(correctAnswer(failure(), { ...unread, codes: ['ECONNREFUSED'] }).status).toBe(503);
    expect(correctAnswer(failure(), { ...unread, isUnread: false }).status).toBe(500);
  });

  it('says when to come back while the database is away', () => {
    expect(unavailable().headers.get('retry-after')).toBe('1');
    expect(failedAnswer({ code: 'ECONNRESET' }, '').status).toBe(503);
  });
});

describe('isBroken', () => {
  it.each(['ECONNRESET', 'CONNECTION_CLOSED', '57P01', '57P02', '25P03'])(
    'replaces the pool after %s',
    (code) => {
      expect(isBroken(['23505', code])).toBe(true);
    },
  );

  it.each(['ECONNREFUSED', '57P03', '23505', '40001', '57014'])(
    'keeps the pool after %s',
    (code) => {
      expect(isBroken([code])).toBe(false);
    },
  );
});
