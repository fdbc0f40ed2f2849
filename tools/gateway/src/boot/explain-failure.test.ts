import { explainFailure } from './explain-failure';

const folder = '/srv/plainday';
const withCode = (code: string) => Object.assign(new Error(`${code}: rename`), { code });

it.each<[unknown, RegExp]>([
  [withCode('ENOSPC'), /^The disk of \/srv\/plainday is full\. Free some space/],
  [new Error('initdb ended with 1: could not write: No space left on device'), /is full/],
  [{ errno: 51 }, /is full/],
  [withCode('EACCES'), /must not be written by this user/],
  [withCode('EROFS'), /can only be read/],
  [withCode('EMFILE'), /ulimit/],
  [
    new Error('The data is in use by process 7. Stop it first.'),
    /^The data is in use by process 7/,
  ],
  [new Error('The server in DATABASE_URL cannot be used: permission denied'), /^The server in/],
  [{ a: 1 }, /^The start failed \(no reason was given\)\. Look whether \/srv\/plainday/],
  [undefined, /^The start failed/],
])('says what is wrong and what to do: %j', (error, said) => {
  expect(explainFailure(error, folder)).toMatch(said);
  expect(explainFailure(error, folder)).not.toContain('[object');
});
