import { useEffect, useRef, useState } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { clamp } from '@plainday/shared-utils';
import type { VoiceNote } from '../model/voice-note.schema';
import { voiceSettings } from '../model/voice-notes.store';
import { readAudio } from './read-audio';

/** How fast notes can be played. */
export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 2];
/** How long the played note is marked (spec §4). */
const MARK_MS = 3000;

/** What plays, and where. */
export interface Player {
  /** The note that is loaded; null before the first. */
  readonly id: string | null;
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly position: number;
  readonly rate: number;
  /** The note that was played within the last three seconds. */
  readonly marked: string | null;
  readonly toggle: (note: VoiceNote) => void;
  readonly seek: (note: VoiceNote, seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly pause: () => void;
}

/** One player for the whole page: a note that starts ends the other. */
export function usePlayer(): Player {
  const { notify } = useShell();
  const [settings, setSettings] = useDeviceValue(voiceSettings);
  const [id, setId] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [marked, setMarked] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const url = useRef('');
  const { rate } = settings;

  useEffect(
    () => () => {
      audio.current?.pause();
      if (url.current) URL.revokeObjectURL(url.current);
    },
    [],
  );

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate]);

  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  async function load(note: VoiceNote): Promise<HTMLAudioElement | null> {
    if (id === note.id && audio.current) return audio.current;
    audio.current?.pause();
    const blob = await readAudio(note.id);
    if (!blob) {
      notify.toast({ title: 'This recording is not on this device', tone: 'destructive' });
      return null;
    }
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(blob);
    const element = new Audio(url.current);
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    element.onplay = () => setPlaying(true);
    element.onpause = () => setPlaying(false);
    element.ontimeupdate = () => setPosition(element.currentTime);
    element.onended = () => {
      setPlaying(false);
      setPosition(0);
      element.currentTime = 0;
    };
    audio.current = element;
    setId(note.id);
    setPosition(0);
    return element;
  }

  async function toggle(note: VoiceNote): Promise<void> {
    if (id === note.id && isPlaying) {
      audio.current?.pause();
      return;
    }
    const element = await load(note);
    if (!element) return;
    setMarked(note.id);
    await element.play().catch(() =>
      notify.toast({
        title: 'This recording cannot be played here',
        description: 'Download it and open it with another program.',
        tone: 'destructive',
      }),
    );
  }

  async function seek(note: VoiceNote, seconds: number): Promise<void> {
    const element = await load(note);
    if (!element) return;
    const next = clamp(seconds, 0, note.duration);
    element.currentTime = next;
    setPosition(next);
  }

  return {
    id,
    isPlaying,
    position,
    rate,
    marked,
    toggle: (note) => void toggle(note),
    seek: (note, seconds) => void seek(note, seconds),
    setRate: (next) => setSettings((now) => ({ ...now, rate: next })),
    pause: () => audio.current?.pause(),
  };
}
