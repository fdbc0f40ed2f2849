/** What 'Inspire Me' asks: six questions of our own (spec §9). */
export const PROMPTS = [
  'What would you make if only one person had to love it?',
  'What annoyed you this week that nobody should have to put up with?',
  'Which two things on your desk would make a third one?',
  'What would you try if it were sure to stay a secret?',
  'What does a ten-year-old ask about your work that you cannot answer?',
  'What would you leave out, and would anybody miss it?',
] as const;

/** Another prompt, never the one that is shown. `random` is at least 0 and below 1. */
export function nextPrompt(current: string | null, random: number): string {
  const others = PROMPTS.filter((prompt) => prompt !== current);
  return others[Math.floor(random * others.length)] ?? PROMPTS[0];
}
