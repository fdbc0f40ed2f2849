import type { ToolCopy } from '../../copy.types';

export const voiceNotes = {
  meta: {
    title: 'Voice notes with transcript and search | Plainday',
    description:
      'Record a thought, read it as text where your browser can transcribe, and search it later. Recordings stay on your device.',
    keywords: ['voice notes', 'voice memo', 'speech to text notes', 'audio notes'],
  },
  summary: 'Say it now. Read it later.',
  lead: 'Press Record and talk. The note is saved with its length and, where your browser can listen along, with a transcript.',
  facts: [
    { value: '1', label: 'tap to record' },
    { value: 'Live', label: 'transcript where the browser offers it' },
    { value: 'Here', label: 'recordings stay on this device' },
  ],
  steps: [
    { title: 'Press Record', text: 'The seconds count, and the words appear as you speak.' },
    { title: 'Press Stop', text: 'The note is saved under your title, or as the next Voice Note.' },
    { title: 'Find and play it', text: 'Search titles and transcripts; play, download or delete.' },
  ],
  features: [
    { title: 'Hands free', text: 'For the walk, the car park and the moment before sleep.' },
    { title: 'Transcript', text: 'Live text while you speak, if your browser recognises speech.' },
    { title: 'Search by what was said', text: 'Titles and transcripts, together.' },
    { title: 'Yours as a file', text: 'Download a recording at any time.' },
  ],
  benefits: [
    'The thought is kept in the words you had for it',
    'No typing on a small screen',
    'Find a sentence without listening to all of it',
    'Recordings are not sent anywhere',
  ],
  closing: { title: 'Say the first one.', text: 'A sentence is enough.' },
} as const satisfies ToolCopy;
