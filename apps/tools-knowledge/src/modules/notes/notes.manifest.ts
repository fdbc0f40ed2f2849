import { StickyNote } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { NOTE_SHORTCUTS } from './notes.shortcuts';

export const notesManifest = {
  id: 'notes',
  title: 'Quick Notes',
  shortTitle: 'Notes',
  heading: 'Quick Notes',
  icon: StickyNote,
  group: 'tool',
  order: 100,
  slug: 'quick-notes',
  stores: { device: ['note-tasks', 'note-marks'], literal: ['quickNotes'] },
  offers: { links: ['note'], actions: ['keep-text'], search: true },
  commands: [{ id: 'open', title: 'Go to Quick Notes', shortcut: 'g n' }, ...NOTE_SHORTCUTS],
} as const satisfies ModuleManifest;
