import { LibraryBig } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { ENTRY_SHORTCUTS } from './knowledge-base.shortcuts';

export const knowledgeBaseManifest = {
  id: 'knowledge-base',
  title: 'Knowledge Base',
  shortTitle: 'Knowledge',
  heading: 'Knowledge Base',
  icon: LibraryBig,
  group: 'tool',
  order: 180,
  slug: 'knowledge-base',
  stores: { device: ['knowledge-base', 'knowledge-base-drafts'] },
  offers: { links: ['entry'], actions: ['keep-text'], search: true },
  commands: [
    { id: 'open', title: 'Go to Knowledge Base', shortcut: 'g r' },
    ...ENTRY_SHORTCUTS,
    { id: 'export', title: 'Export entries as Markdown', words: ['export', 'markdown'], at: '' },
    { id: 'import', title: 'Import Markdown', words: ['import'], at: '' },
  ],
} as const satisfies ModuleManifest;
