import { useEffect, useRef, useState } from 'react';
import type { Notify } from '@plainday/federation-contract';
import type { Recording } from './voice.api';

/** Longest recording of one task, in milliseconds. */
const LIMIT_MS = 60_000;
const loadVoice = () => import(/* webpackChunkName: "voice" */ './voice.api');

/** Where voice input stands. */
export type VoiceState = 'idle' | 'recording' | 'transcribing';

/** Voice input of the add bar (spec §8, Voice): records, has it written down, hands over the text. */
export function useVoice(notify: Notify, onText: (text: string) => void) {
  const [state, setState] = useState<VoiceState>('idle');
  const recording = useRef<Recording | null>(null);
  const timer = useRef(0);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void recording.current?.stop();
    },
    [],
  );

  async function start(): Promise<void> {
    try {
      recording.current = await (await loadVoice()).startRecording();
      setState('recording');
      timer.current = window.setTimeout(() => void stop(), LIMIT_MS);
    } catch {
      notify.toast({
        title: 'Recording Error',
        description: 'Could not access microphone. Please check permissions.',
        tone: 'destructive',
      });
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(timer.current);
    const ending = recording.current;
    recording.current = null;
    if (!ending) return;
    setState('transcribing');
    try {
      onText(await (await loadVoice()).writeDown(await ending.stop()));
      notify.toast({ title: 'Voice transcribed' });
    } catch (error) {
      notify.toast({
        title: 'Transcription Error',
        description:
          error instanceof Error && error.message
            ? error.message
            : 'Failed to process voice input. Please try again.',
        tone: 'destructive',
      });
    }
    setState('idle');
  }

  return { state, start, stop };
}
