import { createRequire } from 'node:module';

it('is the scheduler that React draws with', () => {
  const own = createRequire(import.meta.url);
  const ofReact = createRequire(own.resolve('react-dom'));
  expect(own.resolve('scheduler')).toBe(ofReact.resolve('scheduler'));
});
