import type { ToolCopy } from '../../copy.types';

export const knowledgeBase = {
  meta: {
    title: 'Personal knowledge base for notes, links and code | Plainday',
    description:
      'Keep notes, links and code snippets in one place. Categories, tags, stars and search find them again. Stays on your device.',
    keywords: ['personal knowledge base', 'note taking', 'code snippets', 'bookmark manager'],
  },
  summary: 'Notes, links and snippets you will want again.',
  lead: 'What you look up twice belongs here: a note, a link or a piece of code, with tags and a category to find it by.',
  facts: [
    { value: '3', label: 'types: note, link, snippet' },
    { value: '7', label: 'categories' },
    { value: '9', label: 'languages for snippets' },
  ],
  steps: [
    {
      title: 'Add an entry',
      text: 'A title and its content; a link has an address, a snippet a language.',
    },
    { title: 'Give it a place', text: 'A category, a few tags and, if it matters, a star.' },
    { title: 'Find it in a moment', text: 'Search, or filter by category, type and star.' },
  ],
  features: [
    { title: 'Three types of entries', text: 'Notes to read, links to follow, snippets to paste.' },
    {
      title: 'Seven categories',
      text: 'General, programming, design, business, research, tutorials, reference.',
    },
    { title: 'Search across all of it', text: 'Titles, contents and tags, as you type.' },
    {
      title: 'Edited, not lost',
      text: 'Every entry knows when it was made and when it was changed.',
    },
  ],
  benefits: [
    'Look it up once, not every month',
    'Code that worked stays at hand',
    'Filters instead of folders',
    'Private: it is kept on this device and sent nowhere',
  ],
  closing: { title: 'Keep what you just looked up.', text: 'It will be here next time.' },
} as const satisfies ToolCopy;
