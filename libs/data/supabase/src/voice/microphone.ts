/** Formats of a recording, the one of the spec first; Safari knows only the last (decisions 69). */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
/** 16 kHz mono, where the device can (spec §9, Voice). */
const AUDIO = { sampleRate: { ideal: 16_000 }, channelCount: { ideal: 1 } };

/** Plenty for speech; without it browsers spend four times as much. */
const BITS_PER_SECOND = 32_000;

/** Asks for the microphone. Rejects when there is none or it may not be used. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: AUDIO });
}

/** A recorder in the first format that this browser records. */
export function createRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const audioBitsPerSecond = BITS_PER_SECOND;
  return new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) });
}

/** Switches the microphone off. */
export function closeMicrophone(stream: MediaStream): void {
  stream.getTracks().forEach((track) => track.stop());
}
