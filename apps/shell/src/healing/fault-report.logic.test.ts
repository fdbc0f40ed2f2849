import { reported } from './fault-report.logic';

const trouble = { kind: 'crashed', tool: 'notes', version: 'b', release: 'r1', healed: false };

function thrown(name: string, stack: string, cause?: unknown): Error {
  return Object.assign(new Error('Cannot read "my diary"', { cause }), { name, stack });
}

const stack =
  'TypeError: Cannot read "my diary"\n    at a (https://x.example/remotes/~2/k/b/notes.1f.js:1:4711)';

it('says where the first cause was thrown and its class, and nothing of its message', () => {
  const error = thrown('RemoteError', 'RemoteError', thrown('TypeError', stack));
  const fault = reported({ ...trouble, error });
  expect(fault).toEqual({ ...trouble, error: 'TypeError', place: 'notes.1f.js:1:4711' });
  expect(JSON.stringify(fault)).not.toContain('diary');
});

it('leaves out what it does not know, and names that are none', () => {
  expect(reported({ ...trouble, version: undefined, error: 'my diary' })).toEqual({
    kind: 'crashed',
    tool: 'notes',
    release: 'r1',
    healed: false,
  });
  expect(reported({ ...trouble, error: thrown('my diary', '') })).toEqual(trouble);
});
