import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeUserId, deviceStore, useDeviceValue, type ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { announce, createDraftKeeper } from '@plainday/ui-patterns';
import type { TranscriptWay } from '../model/texts.logic';
import type { Segment, VoiceSettings } from '../model/voice-note.schema';
import { voiceSettings } from '../model/voice-notes.store';
import { listen, recognitionPlace, type RecognitionPlace } from './recognition';
import { startRecording, type Recording } from './recording';
import { keepStorage } from './use-storage';

/** Where the recorder stands. */
export type RecorderState = 'idle' | 'starting' | 'recording' | 'saving';

/** The recorder as the page sees it. */
export interface Recorder {
  readonly state: RecorderState;
  readonly seconds: number;
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly phrases: readonly Segment[];
  /** What was understood so far of the phrase being spoken. */
  readonly unsure: string;
  readonly way: TranscriptWay;
  /** True after the microphone was refused. */
  readonly denied: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  /** Lets the browser's service transcribe, or not. */
  readonly allowService: (allowed: boolean) => void;
  /** Calls back with the level, ten times a second. */
  readonly levelRef: RefObject<((level: number) => void) | null>;
}

const TICK_MS = 250;

/** A title that was typed before recording. While it runs, its pieces hold the title. */
const titles = createDraftKeeper('voice-note-title', '');

function wayOf(place: RecognitionPlace, service: VoiceSettings['service']): TranscriptWay {
  if (place !== 'service') return place;
  return { unasked: 'ask', allowed: 'service', refused: 'off' }[service] as TranscriptWay;
}

/** @param status Whether what is recorded is kept: where it is not, nothing says that it was saved. */
export function useRecorder(status: ValueStatus): Recorder {
  const { notify, user } = useShell();
  const [settings, setSettings] = useDeviceValue(voiceSettings);
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const [title, setTitle] = useState(() => titles.read(user.id));
  const [phrases, setPhrases] = useState<readonly Segment[]>([]);
  const [unsure, setUnsure] = useState('');
  const [place, setPlace] = useState<RecognitionPlace>('none');
  const [failed, setFailed] = useState(false);
  const [denied, setDenied] = useState(false);
  const recording = useRef<Recording | null>(null);
  const typed = useRef('');
  const hush = useRef<(() => void) | null>(null);
  const levelRef = useRef<((level: number) => void) | null>(null);
  const way = failed ? 'failed' : wayOf(place, settings.service);
  const isRecording = state === 'recording';
  const isWriting = isRecording && (way === 'device' || way === 'service');

  useEffect(() => {
    typed.current = title;
  }, [title]);

  useEffect(() => {
    let isShown = true;
    void recognitionPlace().then((found) => isShown && setPlace(found));
    return () => {
      isShown = false;
    };
  }, []);

  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setSeconds(recording.current?.seconds() ?? 0), TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  useEffect(() => {
    if (!isWriting) return undefined;
    const stopListening = listen(way === 'device', {
      seconds: () => recording.current?.seconds() ?? 0,
      onPhrase(phrase) {
        recording.current?.addPhrase(phrase);
        setPhrases((known) => [...known, phrase]);
      },
      onUnsure: setUnsure,
      onFail: () => setFailed(true),
    });
    hush.current = stopListening;
    return () => {
      stopListening();
      hush.current = null;
      setUnsure('');
    };
  }, [isWriting, way]);

  const stopNow = useRef<() => Promise<void>>(async () => undefined);
  useEffect(() => {
    stopNow.current = stop;
  });
  // Whoever leaves the page has said enough: what was recorded becomes a note.
  useEffect(() => () => void stopNow.current(), []);

  async function start(): Promise<void> {
    const userId = activeUserId();
    if (state !== 'idle' || userId === null) return;
    setState('starting');
    try {
      recording.current = await startRecording({
        store: deviceStore(userId),
        title: () => typed.current,
        onLevel: (level) => levelRef.current?.(level),
        onLost: () => void stopNow.current(),
      });
    } catch {
      setState('idle');
      setDenied(true);
      notify.toast({
        title: 'Recording failed',
        description: 'Please allow microphone access',
        tone: 'destructive',
      });
      return;
    }
    titles.write(user.id, '');
    setDenied(false);
    setFailed(false);
    setPhrases([]);
    setSeconds(0);
    setState('recording');
    notify.toast({
      title: 'Recording started',
      description: 'Speak clearly for best transcription',
    });
    void keepStorage();
  }

  async function stop(): Promise<void> {
    const ending = recording.current;
    if (!ending) return;
    recording.current = null;
    hush.current?.();
    setState('saving');
    try {
      const note = await ending.stop();
      if (status === 'kept') notify.toast({ title: 'Recording saved' });
      announce(`${note.title} saved`);
    } catch {
      notify.toast({
        title: 'Recording not saved',
        description: 'What was written so far is offered when you open Voice Notes again.',
        tone: 'destructive',
      });
    }
    setTitle('');
    setState('idle');
  }

  return {
    state,
    seconds,
    title,
    setTitle(next) {
      if (state === 'idle') titles.write(user.id, next);
      setTitle(next);
    },
    phrases,
    unsure,
    way,
    denied,
    start: () => void start(),
    stop: () => void stop(),
    allowService: (allowed) =>
      setSettings((now) => ({ ...now, service: allowed ? 'allowed' : 'refused' })),
    levelRef,
  };
}
