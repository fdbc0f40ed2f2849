import { at } from './morning';

interface Spoken {
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  readonly ago: number;
  /** Phrases with the second at which each begins. */
  readonly phrases: readonly (readonly [at: number, text: string])[];
}

const spoken: readonly Spoken[] = [
  {
    title: 'Walk home from the café',
    duration: 134,
    ago: 1,
    phrases: [
      [0, 'So the sign first.'],
      [21, 'Two colours, painted by hand,'],
      [54, 'and the mark only'],
      [72, 'on the door.'],
      [80, 'Call the sign painter on Monday.'],
      [98, 'Get a quote for forty cups.'],
    ],
  },
  {
    title: 'Lindqvist: call about photos',
    duration: 271,
    ago: 2,
    phrases: [[0, 'Anders sends the workshop pictures by the end of the week, black and white.']],
  },
  {
    title: 'Voice Note 5',
    duration: 48,
    ago: 4,
    phrases: [[0, 'Idea for the tide table poster, letters that rise and fall.']],
  },
  {
    title: 'Opening of the talk',
    duration: 96,
    ago: 7,
    phrases: [[0, 'A slow page is a door that sticks: people push once, then they leave.']],
  },
];

const LEVELS = 120;

/** The loudness of somebody who speaks with pauses, from 0 to 1. */
function levelsOf(seed: number): number[] {
  return Array.from({ length: LEVELS }, (_, step) => {
    const phrase = Math.max(0, Math.sin(step / 5 + seed));
    const sound = 0.55 + 0.45 * Math.sin(step * 1.9 + seed * 3);
    return Math.max(0.08, Math.round(phrase * sound * 100) / 100);
  });
}

/** What a designer has said, in the form Voice Notes keeps it. */
export const voiceNotes = spoken.map(({ title, duration, ago, phrases }, index) => ({
  id: `voice-${index}`,
  title,
  duration,
  transcript: phrases.map(([, text]) => text).join(' '),
  segments: phrases.map(([from, text], phrase) => ({ id: `${index}-${phrase}`, at: from, text })),
  tags: [],
  createdAt: at(-ago, 18 - index * 3, 20),
  mimeType: 'audio/wav',
  size: duration * 4_000,
  levels: levelsOf(index),
}));

export const voiceRecordings = voiceNotes.map(({ id }) => ({ id, hasAudio: true }));
