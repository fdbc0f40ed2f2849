import { useShell } from '@plainday/federation-contract';
import { IconButton } from '@plainday/ui-components';
import { Mic, Square } from 'lucide';
import { useVoice } from './use-voice';

interface VoiceButtonProps {
  /** Takes what was said. */
  readonly onText: (text: string) => void;
}

/** Starts and ends voice input. */
export function VoiceButton({ onText }: VoiceButtonProps) {
  const { notify } = useShell();
  const { state, start, stop } = useVoice(notify, onText);
  const isRecording = state === 'recording';
  return (
    <IconButton
      label={isRecording ? 'Stop recording' : 'Voice input'}
      word={isRecording ? 'Stop' : 'Voice'}
      icon={isRecording ? Square : Mic}
      variant={isRecording ? 'danger' : 'ghost'}
      disabled={state === 'transcribing'}
      onClick={() => void (isRecording ? stop() : start())}
    />
  );
}
