import { playSound, unlockSound } from '@plainday/shared-platform/sound';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { BreathPhase } from '../model/patterns.logic';
import type { BreathSettings } from '../model/settings.schema';

/** Where a tone begins and ends: it rises while air comes in, falls while it goes out, and stays to hold. */
const TONES_HZ: Record<BreathPhase, readonly [number, number]> = {
  inhale: [330, 440],
  hold: [440, 440],
  exhale: [440, 330],
  rest: [330, 330],
};
const TONE_S = 0.9;

/** Milliseconds of buzz and pause, to be told apart with closed eyes. */
const BUZZES: Record<BreathPhase, readonly number[]> = {
  inhale: [60, 80, 60],
  hold: [30],
  exhale: [160],
  rest: [30],
};

function startTone(audio: AudioContext, [from, to]: readonly [number, number]): OscillatorNode {
  const start = audio.currentTime;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.linearRampToValueAtTime(to, start + TONE_S);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.08, start + TONE_S / 3);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_S);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + TONE_S);
  return oscillator;
}

function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

const neverChanges = () => () => undefined;

/** Whether this device can buzz; not known where the page is drawn ahead. */
export function useCanVibrate(): boolean {
  return useSyncExternalStore(neverChanges, canVibrate, () => false);
}

/**
 * A soft tone and a buzz at each phase, where they are wanted. The returned function belongs into a click: browsers
 * let only a page sound that was touched.
 *
 * @param phase The phase that runs; null while none does.
 */
export function useSignals(phase: BreathPhase | null, settings: BreathSettings): () => void {
  const { sound, vibration } = settings;
  const signal = useEffectEvent((begun: BreathPhase) => {
    if (sound) playSound((audio) => startTone(audio, TONES_HZ[begun]));
    // eslint-disable-next-line baseline-js/use-baseline -- without it the setting is not offered
    if (vibration && canVibrate()) navigator.vibrate([...BUZZES[begun]]);
  });
  // What is switched on in a phase begins with the next.
  useEffect(() => {
    if (phase !== null) signal(phase);
  }, [phase]);

  return unlockSound;
}
