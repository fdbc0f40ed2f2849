import { deviceStore } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import type { VoiceNote } from './model/voice-note.schema';
import { searchVoiceNotes } from './model/voice-notes.logic';
import { voiceNotes } from './model/voice-notes.store';
import { voiceNotesManifest } from './voice-notes.manifest';

/** Notes that a search shows at most. */
const LIMIT = 20;

function found({ id, title, transcript }: VoiceNote): FoundItem {
  const to = { kind: 'tool', toolId: voiceNotesManifest.id, at: id } as const;
  return { kind: 'voice-note', id, title, ...(transcript ? { excerpt: transcript } : {}), to };
}

/** What Voice Notes offers on this device: notes to find by title and transcript, and to link to. */
export const createOffers: CreateOffers = ({ userId }) => {
  const store = deviceStore(userId);

  async function find(text: string): Promise<FoundItem[]> {
    const readings = [...(await store.readItems(voiceNotes)).values()];
    const notes = readings.flatMap(({ value }) => (value ? [value] : []));
    return searchVoiceNotes(notes, text).slice(0, LIMIT).map(found);
  }

  return {
    search: find,
    links: {
      find,
      async get({ id }) {
        const { value } = await store.readItem(voiceNotes, id);
        return value ? found(value) : null;
      },
    },
  };
};
