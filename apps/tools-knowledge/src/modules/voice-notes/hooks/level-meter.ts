const STEP_MS = 100;
/** Speech is far from full scale: this is what fills the picture. */
const GAIN = 4;

/** Measures how loud it is. */
export interface LevelMeter {
  /** Levels since the last call, one for a tenth of a second, each 0 to 1. */
  readonly take: () => number[];
  readonly stop: () => void;
}

/** Listens to a microphone. Without a way to measure, there are no levels and all else works. */
export function createLevelMeter(
  stream: MediaStream,
  onLevel: (level: number) => void,
): LevelMeter {
  if (typeof AudioContext === 'undefined') return { take: () => [], stop: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  let fresh: number[] = [];
  context.createMediaStreamSource(stream).connect(analyser);

  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const level = Math.min(1, Math.sqrt(power) * GAIN);
    fresh.push(Math.round(level * 100) / 100);
    onLevel(level);
  }, STEP_MS);

  return {
    take() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    stop() {
      clearInterval(timer);
      void context.close();
    },
  };
}
