import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { activeUserId, deviceStore, type ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { announce, createDraftKeeper } from '@plainday/ui-patterns';
import type { TranscriptWay } from '../model/texts.logic';
import type { Segment } from '../model/voice-note.schema';
import { startRecording, type Recording } from './recording';
import { keepStorage } from './use-storage';
import { useTranscript } from './use-transcript';

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

/** The title of the next recording: kept while it is typed, and known to what is being recorded. */
function useTitle(userId: string) {
  const [title, setTitle] = useState(() => titles.read(userId));
  const typed = useRef('');
  useEffect(() => {
    typed.current = title;
  }, [title]);
  return { title, setTitle, typed };
}

/** Whole seconds of what runs. */
function useSeconds(isRecording: boolean, recording: () => Recording | null) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setSeconds(recording()?.seconds() ?? 0), TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording, recording]);
  return [seconds, setSeconds] as const;
}

/** The last of what a function is, for what outlives a drawing; called when the page is left. */
function useAtLeave(stop: () => Promise<void>) {
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => () => void latest.current(), []);
  return latest;
}

/** @param status Whether what is recorded is kept: where it is not, nothing says that it was saved. */
export function useRecorder(status: ValueStatus): Recorder {
  const { notify, user } = useShell();
  const [state, setState] = useState<RecorderState>('idle');
  const [denied, setDenied] = useState(false);
  const recording = useRef<Recording | null>(null);
  const levelRef = useRef<((level: number) => void) | null>(null);
  const { title, setTitle, typed } = useTitle(user.id);
  const current = useCallback(() => recording.current, []);
  const isRecording = state === 'recording';
  const [seconds, setSeconds] = useSeconds(isRecording, current);
  const transcript = useTranscript(isRecording, current);
  // Whoever leaves the page has said enough: what was recorded becomes a note.
  const stopNow = useAtLeave(stop);

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
    transcript.begin();
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
    transcript.hush();
    setState('saving');
    try {
      const note = await ending.stop();
      const isKept = status === 'kept';
      if (isKept) notify.toast({ title: 'Recording saved' });
      announce(`${note.title} ${isKept ? 'saved' : 'recorded'}`);
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
    phrases: transcript.phrases,
    unsure: transcript.unsure,
    way: transcript.way,
    denied,
    start: () => void start(),
    stop: () => void stop(),
    allowService: transcript.allowService,
    levelRef,
  };
}
