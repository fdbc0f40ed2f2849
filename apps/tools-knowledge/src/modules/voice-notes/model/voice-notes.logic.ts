import { foldText, matchesText } from '@plainday/shared-utils';
import type { VoiceNote } from './voice-note.schema';

/** The title that was given, else 'Voice Note {n}' with the next number that is free (spec §4). */
export function titleFor(given: string, notes: readonly Pick<VoiceNote, 'title'>[]): string {
  const title = given.trim();
  if (title !== '') return title;
  const numbers = notes.map((note) => Number(/^Voice Note (\d+)$/.exec(note.title)?.[1] ?? 0));
  return `Voice Note ${Math.max(notes.length, ...numbers) + 1}`;
}

/** Notes whose title or transcript holds the query (spec §5), newest first. */
export function searchVoiceNotes(notes: readonly VoiceNote[], query: string): VoiceNote[] {
  const folded = foldText(query.trim());
  return notes
    .filter(
      ({ title, transcript }) => matchesText(title, folded) || matchesText(transcript, folded),
    )
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
}

/** `0:07`, `12:30`, `1:02:03` */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const ENDINGS: readonly (readonly [type: string, ending: string])[] = [
  ['audio/webm', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
];

// eslint-disable-next-line no-control-regex -- control characters are not allowed in file names
const FORBIDDEN = /[\u0000-\u001f<>:"/\\|?*\s]+/g;

/** Name of a downloaded recording: the title without what file systems refuse. */
export function fileName(note: Pick<VoiceNote, 'title' | 'mimeType'>): string {
  const ending = ENDINGS.find(([type]) => note.mimeType.startsWith(type))?.[1] ?? 'audio';
  const name = note.title.replace(FORBIDDEN, ' ').replace(/^[.\s]+|[.\s]+$/g, '');
  return `${name.slice(0, 100) || 'Voice Note'}.${ending}`;
}

/** Loudness in `count` equal steps, the loudest scaled to 1: the picture of a recording. */
export function levelsOf(samples: readonly number[], count: number): number[] {
  if (samples.length === 0) return [];
  const steps = Array.from({ length: count }, (_, step) => {
    const from = Math.floor((step * samples.length) / count);
    const to = Math.max(from + 1, Math.floor(((step + 1) * samples.length) / count));
    return Math.max(...samples.slice(from, to));
  });
  const loudest = Math.max(...steps);
  return loudest === 0 ? steps : steps.map((level) => Math.round((level / loudest) * 100) / 100);
}

/** Length of all notes together: `42 s`, `14 min`, `2 h 5 min`. */
export function totalText(notes: readonly Pick<VoiceNote, 'duration'>[]): string {
  const seconds = Math.round(notes.reduce((sum, { duration }) => sum + duration, 0));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
