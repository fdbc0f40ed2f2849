import { apiError, isApiError, isRefusal } from './api-error';
import { toApiError } from './to-api-error';

const trigger = (code: string, message: string, hint: string | null) => ({
  code,
  message,
  hint,
  details: null,
});

test('a refusal of our own triggers keeps its words and names its field', () => {
  expect(toApiError(trigger('PT422', 'This field is required.', 'title'), 422)).toEqual({
    code: 'PT422',
    message: 'This field is required.',
    field: 'title',
    status: 422,
    retryable: false,
  });
});

test('a hint that is no field name is not taken for one', () => {
  expect(toApiError(trigger('PT422', 'No', 'Try <b>this</b>'), 422).field).toBeUndefined();
  expect(toApiError(trigger('PGRST204', 'x', 'title'), 400).field).toBeUndefined();
});

test('constraints name the column they guard', () => {
  const check = 'new row for relation "tasks" violates check constraint "tasks_duration_check"';
  expect(toApiError({ code: '23514', message: check }, 400)).toMatchObject({
    field: 'duration',
    message: 'One of the values is not allowed.',
  });
  const missing = 'null value in column "title" of relation "tasks" violates not-null constraint';
  expect(toApiError({ code: '23502', message: missing }, 400).field).toBe('title');
});

test.each([
  [{ code: '23505', message: 'duplicate key value' }, 409, '23505', false],
  [{ code: '23503', message: 'violates foreign key' }, 409, '23503', false],
  [{ code: 'PGRST116', message: 'Cannot coerce' }, 406, 'PGRST116', false],
  [{ code: '42501', message: 'permission denied' }, 403, '42501', false],
  [{ code: '40001', message: 'could not serialize' }, 500, '40001', true],
  [{ code: '40P01', message: 'deadlock detected' }, 500, '40P01', true],
  [{ message: '' }, 502, '502', true],
  [{ message: '<html>' }, 503, '503', true],
  [{ message: '' }, 504, '504', true],
  [{ message: '' }, 429, '429', true],
  [{ message: '' }, 413, '413', false],
  [{ message: '' }, 500, '500', false],
])('%j with status %i is %s, retryable: %s', (raw, status, code, retryable) => {
  expect(toApiError(raw, status)).toMatchObject({ code, status, retryable });
});

test('what the server says of itself is never shown for a server fault', () => {
  const { message } = toApiError({ code: 'XX000', message: 'could not open "/var/lib"' }, 500);
  expect(message).not.toContain('/var/lib');
});

test.each([
  ['of fetch', new TypeError('Failed to fetch')],
  ['of the client', { message: 'TypeError: fetch failed', code: '', hint: '', details: '' }],
  ['of the auth client', { name: 'AuthRetryableFetchError', message: 'x', status: 0 }],
  ['while loading code', new Error('Loading chunk supabase failed.')],
])('a network failure %s can be tried again', (_name, raw) => {
  expect(toApiError(raw, 0)).toMatchObject({ code: 'network', retryable: true });
});

test('an answer that is no JSON, as from a hotel network, says so', () => {
  const raw = { message: "SyntaxError: Unexpected token '<'", code: '', hint: '', details: '' };
  expect(toApiError(raw, 0)).toMatchObject({ code: 'response', retryable: false });
});

test('no answer in time can be tried again', () => {
  expect(toApiError(new DOMException('No answer in time', 'TimeoutError'))).toMatchObject({
    code: 'timeout',
    retryable: true,
  });
  expect(toApiError({ message: 'TimeoutError: No answer in time', code: '' }, 0).code).toBe(
    'timeout',
  );
});

test('the auth server words its refusals itself', () => {
  const raw = {
    name: 'AuthApiError',
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    status: 400,
  };
  expect(toApiError(raw)).toMatchObject({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    retryable: false,
  });
});

test('an auth server that is down can be tried again', () => {
  const raw = { name: 'AuthRetryableFetchError', message: '{}', status: 503 };
  expect(toApiError(raw)).toMatchObject({ status: 503, retryable: true });
  expect(toApiError(raw).message).not.toBe('{}');
});

test.each([[undefined], [null], ['text'], [42], [new Error('Boom')], [{}]])(
  '%p becomes an error for people',
  (raw) => {
    const error = toApiError(raw);
    expect(isApiError(error)).toBe(true);
    expect(error.message.length).toBeGreaterThan(3);
  },
);

test('an error that is one already stays as it is', () => {
  const error = toApiError({ code: '23505' }, 409);
  expect(toApiError(error)).toBe(error);
});

// Decision 99: only a 4xx other than 401, 408, 425 and 429 whose body is the API's own.
const API_BODY = { code: 'PT422', message: 'Too long' };
const FOREIGN_BODY = { message: '<html>Forbidden</html>' };
const STATUSES: [status: number, isRefusalOfApi: boolean][] = [
  [400, true],
  [401, false],
  [403, true],
  [404, true],
  [406, true],
  [408, false],
  [409, true],
  [413, true],
  [422, true],
  [425, false],
  [429, false],
  [500, false],
  [502, false],
  [503, false],
  [504, false],
  [507, false],
];

test.each(STATUSES)('a status of %i is a refusal of the API: %s', (status, isRefused) => {
  expect(isRefusal(toApiError(API_BODY, status))).toBe(isRefused);
  expect(isRefusal(toApiError(FOREIGN_BODY, status))).toBe(false);
});

test('[F5] what no answer says is no refusal, and what a check says in its own words is one', () => {
  expect(isRefusal(toApiError(new TypeError('Failed to fetch')))).toBe(false);
  expect(isRefusal(toApiError({ message: "SyntaxError: Unexpected token '<'" }, 200))).toBe(false);
  expect(isRefusal(toApiError({ code: '40001', message: 'could not serialize' }, 500))).toBe(false);
  expect(isRefusal(apiError('refused', 'The idea is no longer there.'))).toBe(true);
});

test('a fault of the server is not called a missing connection', () => {
  expect(toApiError({ message: 'oops' }, 500).message).toBe(
    'The server has a problem of its own. Please try again in a moment.',
  );
});

it('says what to do about an account that is switched off, and about closed sign-ups', () => {
  const said = (code: string, message: string, status: number) =>
    toApiError({ name: 'AuthApiError', code, message, status }).message;
  expect(said('user_banned', 'User is banned', 400)).toMatch(/^This account is switched off\./);
  expect(said('signup_disabled', 'Signups not allowed for this instance', 422)).toMatch(
    /^New accounts are by invitation\./,
  );
});
