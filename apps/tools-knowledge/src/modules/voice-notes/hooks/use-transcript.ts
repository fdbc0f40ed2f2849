import { useEffect, useRef, useState } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import type { TranscriptWay } from '../model/texts.logic';
import type { Segment, VoiceSettings } from '../model/voice-note.schema';
import { voiceSettings } from '../model/voice-notes.store';
import { listen, recognitionPlace, type RecognitionPlace } from './recognition';
import type { Recording } from './recording';

function wayOf(place: RecognitionPlace, service: VoiceSettings['service']): TranscriptWay {
  if (place !== 'service') return place;
  return { unasked: 'ask', allowed: 'service', refused: 'off' }[service] as TranscriptWay;
}

/** Where this browser can write down what is said; `none` until it is known. */
function useRecognitionPlace(): RecognitionPlace {
  const [place, setPlace] = useState<RecognitionPlace>('none');
  useEffect(() => {
    let isShown = true;
    void recognitionPlace().then((found) => isShown && setPlace(found));
    return () => {
      isShown = false;
    };
  }, []);
  return place;
}

/** Writes down what is said while `recording` runs, in the way that the browser and the person allow. */
export function useTranscript(isRecording: boolean, recording: () => Recording | null) {
  const [settings, setSettings] = useDeviceValue(voiceSettings);
  const place = useRecognitionPlace();
  const [phrases, setPhrases] = useState<readonly Segment[]>([]);
  const [unsure, setUnsure] = useState('');
  const [failed, setFailed] = useState(false);
  const hush = useRef<(() => void) | null>(null);
  const way = failed ? 'failed' : wayOf(place, settings.service);
  const isWriting = isRecording && (way === 'device' || way === 'service');

  useEffect(() => {
    if (!isWriting) return undefined;
    const stopListening = listen(way === 'device', {
      seconds: () => recording()?.seconds() ?? 0,
      onPhrase(phrase) {
        recording()?.addPhrase(phrase);
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
  }, [isWriting, recording, way]);

  return {
    phrases,
    unsure,
    way,
    /** Forgets what was written: another recording begins. */
    begin() {
      setFailed(false);
      setPhrases([]);
    },
    /** Hears nothing more, before the recording has ended. */
    hush: () => hush.current?.(),
    allowService: (allowed: boolean) =>
      setSettings((now) => ({ ...now, service: allowed ? 'allowed' : 'refused' })),
  };
}
