import {
  Circle,
  CodeXml,
  FileText,
  Folder,
  Goal,
  GraduationCap,
  Lightbulb,
  Link,
  Mic,
  Network,
  StickyNote,
} from 'lucide';
import type { IconNode } from '@plainday/federation-contract';

/** How a kind of item is drawn and called where something links to it. */
export interface Kind {
  readonly icon: IconNode;
  readonly name: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  task: { icon: Circle, name: 'Task' },
  project: { icon: Folder, name: 'Project' },
  idea: { icon: Lightbulb, name: 'Idea' },
  'weekly-goal': { icon: Goal, name: 'Goal' },
  'learning-goal': { icon: GraduationCap, name: 'Learning goal' },
  note: { icon: StickyNote, name: 'Quick note' },
  'voice-note': { icon: Mic, name: 'Voice note' },
  'mind-map': { icon: Network, name: 'Mind map' },
  entry: { icon: FileText, name: 'Entry' },
  'entry-link': { icon: Link, name: 'Link' },
  'entry-snippet': { icon: CodeXml, name: 'Snippet' },
};

const OTHER: Kind = { icon: FileText, name: 'Item' };

/** The kind by its name in the contract of offers. */
export function kindOf(kind: string): Kind {
  return KINDS[kind] ?? OTHER;
}
