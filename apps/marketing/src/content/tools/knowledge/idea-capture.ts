import type { ToolCopy } from '../../copy.types';

export const ideaCapture = {
  meta: {
    title: 'Idea capture: write it down, find it again | Plainday',
    description:
      'Capture ideas with tags and a category, star the good ones, search them all, and ask for a prompt when nothing comes.',
    keywords: ['idea capture', 'idea management', 'brainstorming tool', 'creative notes'],
  },
  summary: 'Catch the idea. Decide later what it is worth.',
  lead: 'A title is enough. Add details, tags and a category when you have them, and star what you want to come back to.',
  facts: [
    { value: '6', label: 'categories' },
    { value: '6', label: 'prompts when nothing comes' },
    { value: '1', label: 'star for the good ones' },
  ],
  steps: [
    { title: 'Capture it', text: 'A title, and as much more as you have.' },
    {
      title: 'Tag and star',
      text: 'Words with commas become tags; a star marks the ones to keep.',
    },
    { title: 'Find it again', text: 'Search by title, text or tag, or show only what is starred.' },
  ],
  features: [
    { title: 'Title first', text: 'Everything else is optional, so nothing slows you down.' },
    {
      title: 'Six categories',
      text: 'General, business, creative, technical, personal, innovation.',
    },
    { title: 'Inspire Me', text: 'One of six questions to start from, when the page is empty.' },
    { title: 'Search that reads everything', text: 'Titles, details and tags, as you type.' },
  ],
  benefits: [
    'Ideas stop interrupting, because they have a place',
    'The good ones do not get lost among the many',
    'A way to begin on days without any',
    'In your account, wherever you sign in',
  ],
  closing: { title: 'Had an idea just now?', text: 'Write down its title.' },
} as const satisfies ToolCopy;
