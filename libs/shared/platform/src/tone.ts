import { playSound } from './sound';

const FIRST_HZ = 659;
const SECOND_HZ = 880;
const NOTE_S = 0.28;

function startNote(audio: AudioContext, frequency: number, from: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.2, from + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_S * 1.8);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + NOTE_S * 2);
  return oscillator;
}

/** Two soft notes; silence where the page was never touched. */
export function playTone(): void {
  playSound((audio) => {
    startNote(audio, FIRST_HZ, audio.currentTime);
    return startNote(audio, SECOND_HZ, audio.currentTime + NOTE_S);
  });
}
