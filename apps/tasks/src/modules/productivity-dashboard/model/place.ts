import { isDayKey, type DayKey } from '@plainday/domain-calendar';
import { PRIORITIES, type Priority } from '@plainday/domain-tasks';

/** A list inside the dashboard: what one of its numbers counted. */
export type ListPlace =
  | { readonly kind: 'total' | 'completed' | 'pending' | 'high' | 'today' | 'projects' }
  | { readonly kind: 'priority'; readonly priority: Priority }
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'week'; readonly monday: DayKey };

const PLAIN = ['total', 'completed', 'pending', 'high', 'today', 'projects'] as const;

/** The place in the URL: `high`, `priority-low`, `project-<id>`, `week-2026-11-16`. */
export function placeText(place: ListPlace): string {
  if (place.kind === 'priority') return `priority-${place.priority}`;
  if (place.kind === 'project') return `project-${place.projectId}`;
  if (place.kind === 'week') return `week-${place.monday}`;
  return place.kind;
}

/** Reads a place from the URL; null, which is the overview, for anything else. */
export function parsePlace(at: string | undefined): ListPlace | null {
  const plain = PLAIN.find((kind) => kind === at);
  if (plain) return { kind: plain };
  const [, kind, rest = ''] = /^(priority|project|week)-(.+)$/.exec(at ?? '') ?? [];
  const priority = PRIORITIES.find((known) => known === rest);
  if (kind === 'priority' && priority) return { kind, priority };
  if (kind === 'project') return { kind, projectId: rest };
  if (kind === 'week' && isDayKey(rest)) return { kind, monday: rest };
  return null;
}
