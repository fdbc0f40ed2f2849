import { readOptions, usage } from './options';

test('every option is explained, and one that is none leads to the explanation', () => {
  const { positionals, ...options } = readOptions(['tools-time', 'tasks/templates']);
  expect(positionals).toEqual(['tools-time', 'tasks/templates']);
  for (const name of Object.keys(options)) expect(usage).toContain(`--${name}`);
  expect(() => readOptions(['--rolback'])).toThrow("Unknown option '--rolback'");
  expect(() => readOptions(['--rolback'])).toThrow('--help shows all there is');
});

test('what npm run release checks by itself can be left out', () => {
  const given = ['--types', '--render-check', 'tools-time'];
  expect(readOptions(given)['render-check']).toBe(true);
  expect(readOptions([...given, '--no-render-check'])['render-check']).toBe(false);
});
