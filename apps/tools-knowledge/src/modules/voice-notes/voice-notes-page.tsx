import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Mic } from 'lucide';
import { readPreferences } from '@plainday/data-preferences';
import { useShell, useToolPlace } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import {
  DeviceNotice,
  EmptyState,
  LoadingState,
  LocalBadge,
  Notice,
  PageFrame,
  PageSummary,
  RecoverNotice,
  useGoToRow,
  useShortcuts,
} from '@plainday/ui-patterns';
import { NoteList } from './components/note-list';
import { RecorderLine } from './components/recorder-line';
import { RecordingCard } from './components/recording-card';
import { StorageLine } from './components/storage-line';
import { usePlayer } from './hooks/use-player';
import { useRecorder } from './hooks/use-recorder';
import { useUnfinished } from './hooks/use-unfinished';
import { useVoiceNotes } from './hooks/use-voice-notes';
import { recordedOf } from './model/recording.logic';
import { durationText, titleFor, totalText } from './model/voice-notes.logic';
import { voiceNotesManifest } from './voice-notes.manifest';
import { VOICE_SHORTCUTS } from './voice-notes.shortcuts';

export function Page() {
  const { user } = useShell();
  const voice = useVoiceNotes();
  const player = usePlayer();
  const recorder = useRecorder(voice.status);
  const left = useUnfinished(voice.status);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { notes, ready } = voice;
  const { state, start, stop } = recorder;
  const { pause } = player;
  const at = useToolPlace();
  const isRecording = state === 'recording' || state === 'saving';
  const nextTitle = titleFor('', notes);
  useGoToRow(at, ready);

  useShortcuts(
    VOICE_SHORTCUTS,
    {
      record: () => (state === 'recording' ? stop() : start()),
      search() {
        search.current?.focus();
        return search.current !== null;
      },
    },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );

  // Nothing plays into the microphone.
  const silence = useEffectEvent(pause);
  useEffect(() => {
    if (isRecording) silence();
  }, [isRecording]);

  // Where the button that ended the recording had the focus, the one that starts another has it next.
  const wasRecording = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (wasRecording.current && !isRecording && isLost) button.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);

  return (
    <PageFrame
      title={voiceNotesManifest.heading}
      intro="Say it instead of typing it: recordings stay on this device and can become tasks."
      width={816}
      summary={
        <PageSummary>
          {notes.length > 0 && (
            <span>
              {plural(notes.length, 'note')} · {totalText(notes)}
            </span>
          )}
          <LocalBadge status={voice.status} />
        </PageSummary>
      }
    >
      <DeviceNotice status={voice.status} />
      <RecoverNotice
        what="notes"
        count={voice.recovery.lost.length}
        onDownload={voice.recovery.download}
      />
      {left.recording && (
        <Notice
          role="status"
          action={{ label: 'Keep it', run: left.keep }}
          secondary={{ label: 'Delete it', run: left.discard }}
        >
          A recording of {durationText(recordedOf(left.recording).seconds)} was not finished: its
          page was closed.
        </Notice>
      )}
      {isRecording ? (
        <RecordingCard recorder={recorder} nextTitle={nextTitle} />
      ) : (
        <RecorderLine recorder={recorder} nextTitle={nextTitle} button={button} />
      )}
      {!ready && <LoadingState rows={3} />}
      {ready && notes.length === 0 && !isRecording && (
        <EmptyState icon={Mic} title="No voice notes yet" text="What you record appears here." />
      )}
      {ready && notes.length > 0 && (
        <>
          <NoteList voice={voice} player={player} search={search} home={button} at={at} />
          <StorageLine notes={notes} />
        </>
      )}
    </PageFrame>
  );
}
