import { getSupabase } from '@plainday/data-supabase';
import {
  closeMicrophone,
  createRecorder,
  openMicrophone,
  transcribe,
} from '@plainday/data-supabase/voice';

/** A recording under way. */
export interface Recording {
  /** Ends it and gives what was recorded. */
  readonly stop: () => Promise<Blob>;
}

/** Starts to record. Rejects when there is no microphone or it may not be used. */
export async function startRecording(): Promise<Recording> {
  const stream = await openMicrophone();
  const recorder = createRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      closeMicrophone(stream);
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
export async function writeDown(recording: Blob): Promise<string> {
  return transcribe(await getSupabase(), recording);
}
