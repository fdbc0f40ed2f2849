import { readChanges } from './read-changes';

test('headings, and points over several lines, without marks', () => {
  const text = [
    '# Changes',
    '',
    '## Unreleased',
    '',
    '- Type `@phone`, in _Your data_,',
    '  and go on.',
    '- **Second** point_of_view.',
    '',
    '## Empty',
    '',
    '## 1.0',
    '- First',
  ].join('\n');
  expect(readChanges(text)).toEqual([
    {
      title: 'Unreleased',
      points: ['Type @phone, in Your data, and go on.', 'Second point_of_view.'],
    },
    { title: '1.0', points: ['First'] },
  ]);
});
