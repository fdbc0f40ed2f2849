const NOTES_HZ = [659, 880];
const NOTE_S = 0.28;

let context: AudioContext | null = null;

/**
 * Opens the way for the tone. Belongs into a click: browsers let only a page sound that was touched, and what was
 * opened then may still sound when the time is up.
 */
export function unlockTone(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** Two soft notes; silence where the page was never touched. */
export function playTone(): void {
  unlockTone();
  if (context?.state === 'running') playNotes(context);
}

function playNotes(audio: AudioContext): void {
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
