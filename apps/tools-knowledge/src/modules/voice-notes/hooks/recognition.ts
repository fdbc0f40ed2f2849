import { newId } from '@plainday/shared-platform';
import type { Segment } from '../model/voice-note.schema';

/** The language of the spec (§9, Browser capabilities). */
const LANGUAGE = 'en-US';
/** A service that ends this often without a word is not there. */
const MOST_SILENT_ENDS = 3;

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<RecognitionResult>;
}

interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognizerClass {
  new (): Recognizer;
  readonly prototype: object;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** Where speech would be recognised: on this device, by the browser's service, or not at all. */
export type RecognitionPlace = 'device' | 'service' | 'none';

function recognizerClass(): RecognizerClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognizerClass;
    webkitSpeechRecognition?: RecognizerClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Asks the browser what it can do; sends nothing anywhere. */
export async function recognitionPlace(): Promise<RecognitionPlace> {
  const known = recognizerClass();
  if (!known) return 'none';
  if (!('processLocally' in known.prototype) || !known.available) return 'service';
  const options = { langs: [LANGUAGE], processLocally: true };
  const answer = await known.available(options).catch(() => 'unavailable');
  return answer === 'available' ? 'device' : 'service';
}

/** What is heard while it is spoken. */
export interface Hearing {
  /** A phrase that will not change any more. */
  readonly onPhrase: (phrase: Segment) => void;
  /** What was understood so far of the phrase being spoken. */
  readonly onUnsure: (text: string) => void;
  /** The service is not there, or does not want to. */
  readonly onFail: () => void;
  /** Seconds since the recording began. */
  readonly seconds: () => number;
}

/** Writes along until the returned function is called. Where `locally` is true nothing leaves the device. */
export function listen(locally: boolean, hearing: Hearing): () => void {
  const Known = recognizerClass();
  if (!Known) return () => undefined;
  const recognizer = new Known();
  let isActive = true;
  let silentEnds = 0;
  let began: number | null = null;

  recognizer.lang = LANGUAGE;
  recognizer.continuous = true;
  recognizer.interimResults = true;
  if ('processLocally' in recognizer) recognizer.processLocally = locally;

  function fail(): void {
    if (!isActive) return;
    isActive = false;
    hearing.onUnsure('');
    hearing.onFail();
  }

  function start(): void {
    try {
      recognizer.start();
    } catch {
      fail();
    }
  }

  recognizer.onresult = ({ resultIndex, results }) => {
    silentEnds = 0;
    let unsure = '';
    began ??= hearing.seconds();
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const text = result?.[0].transcript.trim() ?? '';
      if (!result?.isFinal) unsure = `${unsure} ${text}`.trim();
      else {
        if (text !== '') hearing.onPhrase({ id: newId(), at: began ?? hearing.seconds(), text });
        began = null;
      }
    }
    hearing.onUnsure(unsure);
  };
  recognizer.onerror = ({ error }) => {
    if (error !== 'no-speech' && error !== 'aborted') fail();
  };
  // Browsers end by themselves after a silence.
  recognizer.onend = () => {
    if (!isActive) return;
    silentEnds += 1;
    if (silentEnds > MOST_SILENT_ENDS) fail();
    else start();
  };
  start();
  return () => {
    isActive = false;
    recognizer.abort();
  };
}
