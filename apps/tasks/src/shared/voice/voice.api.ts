import { getSupabase } from '@plainday/data-supabase';
import { toBase64 } from './base64';

/** Message where the function says nothing of use (spec §8, Voice). */
const FAILED = 'Failed to process voice input. Please try again.';
/** Formats of a recording, the one of the spec first; Safari knows only the last (decisions 69). */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
/** 16 kHz mono, where the device can (spec §9, Voice). */
const AUDIO = { sampleRate: { ideal: 16_000 }, channelCount: { ideal: 1 } };

/** A recording under way. */
export interface Recording {
  /** Ends it and gives what was recorded. */
  readonly stop: () => Promise<Blob>;
}

/** Starts to record. Rejects when there is no microphone or it may not be used. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: AUDIO });
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      stream.getTracks().forEach((track) => track.stop());
      resolve(new Blob(parts, { type: recorder.mimeType }));
    };
  });
  recorder.start();
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      return ended;
    },
  };
}

/** Has a recording written down. Rejects with a message for people. */
export async function transcribe(recording: Blob): Promise<string> {
  const audio = toBase64(new Uint8Array(await recording.arrayBuffer()));
  const db = await getSupabase();
  const { data, error } = await db.functions.invoke<{ text?: unknown; error?: unknown }>(
    'voice-to-text',
    { body: { audio, mimeType: recording.type } },
  );
  if (error) throw new Error(FAILED);
  if (typeof data?.error === 'string' && data.error !== '') throw new Error(data.error);
  if (typeof data?.text !== 'string' || data.text.trim() === '') {
    throw new Error('No transcription received');
  }
  return data.text;
}
