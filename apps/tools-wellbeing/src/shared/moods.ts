/** The five steps of mood, lowest first (spec §9). */
export const MOODS = [
  { emoji: '😞', label: 'Very low' },
  { emoji: '😕', label: 'Low' },
  { emoji: '😐', label: 'Okay' },
  { emoji: '😊', label: 'Good' },
  { emoji: '😄', label: 'Great' },
] as const;

/** The same for a scale of five. */
export const MOOD_STEPS = MOODS.map(({ emoji, label }) => ({ label, mark: emoji }));
