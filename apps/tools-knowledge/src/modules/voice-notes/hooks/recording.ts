import { closeMicrophone, createRecorder, openMicrophone } from '@plainday/data-supabase/voice';
import type { DeviceStore } from '@plainday/data-device';
import { logger, newId, systemClock } from '@plainday/shared-platform';
import { partId } from '../model/recording.logic';
import type { Segment, VoiceNote } from '../model/voice-note.schema';
import { voiceParts } from '../model/voice-notes.store';
import { keepRecording } from './keep-recording';
import { createLevelMeter } from './level-meter';
import { holdRecording } from './recording-lock';

/** How often a piece is written: what a tab that dies can lose. */
const PIECE_MS = 1000;

/** A recording under way. */
export interface Recording {
  /** Whole seconds and parts of them since it began. */
  readonly seconds: () => number;
  /** Takes a phrase of the transcript. */
  readonly addPhrase: (phrase: Segment) => void;
  /** Ends it and keeps the note. */
  readonly stop: () => Promise<VoiceNote>;
}

/** What a recording works with. */
export interface RecordingParts {
  readonly store: DeviceStore;
  /** What stands in the field of the title. */
  readonly title: () => string;
  readonly onLevel: (level: number) => void;
  /** The microphone is gone: unplugged, or taken away. */
  readonly onLost: () => void;
}

/** Starts to record; every second a piece is written to the device. Rejects without a microphone. */
export async function startRecording(parts: RecordingParts): Promise<Recording> {
  const { store, title, onLevel, onLost } = parts;
  const stream = await openMicrophone();
  const id = newId();
  const recorder = createRecorder(stream);
  const meter = createLevelMeter(stream, onLevel);
  const release = holdRecording(id);
  const startedAt = systemClock.now();
  const seconds = () => (systemClock.now() - startedAt) / 1000;
  const audio: Blob[] = [];
  const levels: number[] = [];
  const segments: Segment[] = [];
  const partIds: string[] = [];
  const writes: Promise<unknown>[] = [];
  let written = 0;
  let end: number | null = null;

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    const index = audio.length;
    const fresh = meter.take();
    const part = {
      id: partId(id, index),
      recordingId: id,
      index,
      startedAt,
      seconds: end ?? seconds(),
      mimeType: recorder.mimeType,
      title: title(),
      audio: data,
      levels: fresh,
      segments: segments.slice(written),
    };
    audio.push(data);
    levels.push(...fresh);
    written = segments.length;
    partIds.push(part.id);
    const write = store.changeItems(voiceParts, [part.id], () => part);
    writes.push(write.catch((error: unknown) => logger.error('A piece was not kept', error)));
  };

  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      closeMicrophone(stream);
      meter.stop();
      resolve();
    };
  });
  for (const track of stream.getTracks()) track.onended = onLost;
  recorder.start(PIECE_MS);

  let result: Promise<VoiceNote> | null = null;
  async function finish(): Promise<VoiceNote> {
    end = seconds();
    if (recorder.state !== 'inactive') recorder.stop();
    await ended;
    await Promise.all(writes);
    const { mimeType } = recorder;
    const whole = new Blob(audio, { type: mimeType });
    const size = whole.size;
    const recorded = {
      id,
      title: title(),
      startedAt,
      seconds: end,
      mimeType,
      size,
      levels,
      segments,
    };
    return keepRecording(store, recorded, whole, partIds).finally(release);
  }

  return {
    seconds,
    addPhrase: (phrase) => segments.push(phrase),
    stop: () => (result ??= finish()),
  };
}
