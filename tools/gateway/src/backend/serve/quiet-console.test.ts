import { newComplaints, quietly } from './quiet-console';

function thrownBy(job: () => unknown): unknown {
  try {
    return job();
  } catch (error) {
    return error;
  }
}

it('keeps what the library prints to itself, and remembers its codes', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const complaints = newComplaints();
  const failure = Object.assign(new Error('duplicate key: secret@example.org'), { code: '23505' });
  await quietly(complaints, async () => {
    await Promise.resolve();
    console.error('Auth error:', failure);
    console.log('select * from tasks where title = secret');
    console.error({ cause: { code: 'ECONNRESET' } });
    // PGlite gives no code for this, and the answer to a HEAD has no words to know it by.
    console.error('REST error:', new Error('Invalid input for string type'));
    console.error(
      'REST error:',
      thrownBy(() => Buffer.byteLength(1 as never)),
    );
  });
  console.error('ours');
  expect(complaints.codes).toEqual(['23505', 'ECONNRESET', '22P02', '22P02']);
  expect(complaints.causes.join()).toMatch(/^Error 23505 at quiet-console/);
  expect(complaints.causes.join()).not.toContain('secret');
  expect(printed.mock.calls.flat()).toEqual(['ours']);
});
