import { at } from './morning';

const printed = `Everything the printer asked for, agreed with Mara on the phone. Goes with [[Harbour Café]] and waits for [[Print 40 menus]].

| | |
| --- | --- |
| Menu | A4 folded to A5, 300 g uncoated |
| Cards | 85 × 55 mm, one side letterpress |
| Bleed | 3 mm, black is \`0 0 0 100\`, never rich |

Blue must hold on uncoated stock: see [[Colours that survive offset]]. The scale comes from [[Fluid type scale]], halved for print.`;

const entries = [
  {
    title: 'Harbour Café: print specification',
    content: printed,
    category: 'design',
    tags: ['print', 'café', 'paper'],
    starred: true,
    type: 'note',
  },
  {
    title: 'Fluid type scale',
    content: 'font-size: clamp(1rem, 0.9rem + 0.5vw, 1.25rem);',
    category: 'design',
    tags: ['type'],
    starred: true,
    type: 'snippet',
    language: 'css',
  },
  {
    title: 'Inclusive Components',
    content: 'Patterns for menus, tabs and cards, each with its reasons.',
    category: 'reference',
    tags: ['accessibility'],
    starred: false,
    type: 'link',
    url: 'https://inclusive-components.design/',
  },
  {
    title: 'How I price a brand identity',
    content:
      'Three offers, the middle one is the real one. Printing is quoted apart, after the [[Harbour Café: print specification]].',
    category: 'business',
    tags: ['offers'],
    starred: true,
    type: 'note',
  },
  {
    title: 'Interview notes: Mara, owner',
    content: 'Regulars come for the counter, not the terrace.',
    category: 'research',
    tags: ['café'],
    starred: false,
    type: 'note',
  },
  {
    title: 'Pictures to WebP',
    content: 'for f in *.png; do cwebp -q 82 "$f" -o "${f%.png}.webp"; done',
    category: 'programming',
    tags: ['pictures'],
    starred: false,
    type: 'snippet',
    language: 'bash',
  },
  {
    title: 'Lindqvist: tone of voice',
    content: 'Plain, dry, a little proud of the wood.',
    category: 'design',
    tags: ['website'],
    starred: false,
    type: 'note',
  },
  {
    title: 'Colours that survive offset',
    content:
      'Asked for in the [[Harbour Café: print specification]]: a blue with no more than 60 % magenta.',
    category: 'design',
    tags: ['print'],
    starred: false,
    type: 'note',
  },
];

/** What a designer wants to find again, in the form the Knowledge Base keeps it. */
export const knowledgeEntries = entries.map((entry, index) => ({
  ...entry,
  id: `entry-${index}`,
  createdAt: at(-index * 3 - 2, 9),
  updatedAt: at(-index * 2, 8, 52),
}));
