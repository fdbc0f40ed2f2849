import { nextPrompt, PROMPTS } from './prompts.logic';

test('[IC7] there are six prompts, each can come first', () => {
  const first = [0, 0.17, 0.34, 0.51, 0.67, 0.99].map((random) => nextPrompt(null, random));
  expect(first).toEqual([...PROMPTS]);
  expect(new Set(PROMPTS).size).toBe(6);
});

test('[IC7] the same prompt never comes twice in a row', () => {
  for (const current of PROMPTS) {
    for (const random of [0, 0.2, 0.4, 0.6, 0.8, 0.999]) {
      expect(nextPrompt(current, random)).not.toBe(current);
    }
  }
});
