import { useCallback, useEffect, useRef } from 'react';

const NOTES_HZ = [659, 880];
const NOTE_S = 0.28;

function playNotes(audio: AudioContext) {
  NOTES_HZ.forEach((frequency, index) => {
    const from = audio.currentTime + index * NOTE_S;
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.2, from + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_S * 1.8);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + NOTE_S * 2);
  });
}

/**
 * Two soft notes. `unlock` belongs into a click: browsers let only a page sound that was touched, and
 * a context opened then may still speak when the time is up.
 */
export function useTone(): { unlock: () => void; play: () => void } {
  const context = useRef<AudioContext | null>(null);
  useEffect(() => () => void context.current?.close().catch(() => undefined), []);

  const unlock = useCallback(() => {
    if (typeof AudioContext === 'undefined') return;
    context.current ??= new AudioContext();
    if (context.current.state === 'suspended') void context.current.resume().catch(() => undefined);
  }, []);

  const play = useCallback(() => {
    if (context.current?.state === 'running') playNotes(context.current);
  }, []);

  return { unlock, play };
}
