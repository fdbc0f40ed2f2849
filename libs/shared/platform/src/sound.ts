/** What became possible later than this is no longer news. Milliseconds. */
const LATE_MS = 1500;

interface Sound {
  context?: AudioContext;
  /** Sounds that have not ended. */
  open: number;
}

const REGISTRY = Symbol.for('plainday.sound');

/** One for the page: each remote has a copy of this file, and what a click opened in one tool sounds for all. */
function soundOfPage(): Sound {
  const holder = globalThis as { [REGISTRY]?: Sound };
  return (holder[REGISTRY] ??= { open: 0 });
}

/** A context that runs computes silence all the time. */
async function rest(sound: Sound): Promise<void> {
  if (sound.open === 0) await sound.context?.suspend();
}

async function wake(sound: Sound): Promise<AudioContext> {
  sound.context ??= new AudioContext();
  await sound.context.resume();
  return sound.context;
}

/** Opens the way for sounds. Belongs into a click: what was opened then may still sound when the time is up. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = soundOfPage();
  wake(sound)
    .then(() => rest(sound))
    .catch(() => undefined);
}

const ended = (source: AudioScheduledSourceNode) =>
  new Promise<void>((done) => source.addEventListener('ended', () => done(), { once: true }));

async function sounded(sound: Sound, make: (audio: AudioContext) => AudioScheduledSourceNode) {
  const begun = Date.now();
  const audio = await wake(sound);
  if (audio.state === 'running' && Date.now() - begun < LATE_MS) await ended(make(audio));
}

/**
 * Makes a sound; silence where the page was never touched.
 *
 * @param make Starts it, and answers what ends last.
 */
export function playSound(make: (audio: AudioContext) => AudioScheduledSourceNode): void {
  // Browsers keep one that was not touched waiting until it is.
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  const sound = soundOfPage();
  sound.open += 1;
  sounded(sound, make)
    .catch(() => undefined)
    .then(() => {
      sound.open -= 1;
      return rest(sound);
    })
    .catch(() => undefined);
}
