import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { VoiceNote } from '../model/voice-note.schema';
import { readAudio } from './read-audio';

const FAILED = 'Failed to process voice input. Please try again.';
const loadVoice = () => import(/* webpackChunkName: "voice-transcribe" */ './transcribe');

/** Has a note written down by the server, when a person asks for it. */
export function useTranscribe(onText: (id: string, transcript: string) => void) {
  const { notify } = useShell();
  const [isWorking, setWorking] = useState(false);

  async function transcribe(note: VoiceNote): Promise<void> {
    setWorking(true);
    try {
      const audio = await readAudio(note.id);
      if (!audio) throw new Error('This recording is not on this device');
      onText(note.id, await (await loadVoice()).writeDown(audio));
      notify.toast({ title: 'Voice transcribed', topic: 'transcription' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify.toast({
        title: 'Transcription Error',
        topic: 'transcription',
        description: reason || FAILED,
        tone: 'destructive',
      });
    }
    setWorking(false);
  }

  return { isWorking, transcribe: (note: VoiceNote) => void transcribe(note) };
}
