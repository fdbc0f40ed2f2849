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
  // A refusal is told when nobody can take it any more, which may be later than the rest.
  for (const what of ['thrown', 'written', 'refused'])
    await expect.poll(heard).toContain(`Planted, ${what}`);
});
