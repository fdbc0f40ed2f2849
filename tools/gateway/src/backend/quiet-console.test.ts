import { newComplaints, quietly } from './quiet-console';

it('keeps what the library prints to itself, and remembers its codes', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const complaints = newComplaints();
  const failure = Object.assign(new Error('duplicate key: secret@example.org'), { code: '23505' });
  await quietly(complaints, async () => {
    await Promise.resolve();
    console.error('Auth error:', failure);
    console.log('select * from tasks where title = secret');
    console.error({ cause: { code: 'ECONNRESET' } });
  });
  console.error('ours');
  expect(complaints.codes).toEqual(['23505', 'ECONNRESET']);
  expect(complaints.causes.join()).toMatch(/^Error 23505 at quiet-console/);
  expect(complaints.causes.join()).not.toContain('secret');
  expect(printed.mock.calls.flat()).toEqual(['ours']);
});
