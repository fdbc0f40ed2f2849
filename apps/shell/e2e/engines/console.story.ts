import { engineTest as test, expect } from '@plainday/testing-e2e';

test('what a page complains about is heard, and fails a story', async ({
  visitor,
  engine,
  allow,
}) => {
  allow(/Planted/);
  await visitor.goto('/');
  await visitor.evaluate(() => {
    setTimeout(() => {
      throw new Error('Planted, thrown');
    });
    void Promise.reject(new Error('Planted, refused'));
    console.error('Planted, written');
  });
  const heard = async () => (await engine.errors()).join('\n');
  await expect.poll(heard).toMatch(/Planted, thrown/);
  expect(await heard()).toContain('Planted, written');
  expect(await heard()).toContain('Planted, refused');
});
