import {
  dayAt,
  daysBetween,
  relativeDay,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import { foldText, matchesText, trimmedText } from '@plainday/shared-utils';
import type { Idea, IdeaDraft } from './idea.schema';

/** The database keeps at most this many tags of an idea. */
const TAGS_MAX = 20;

/** Tags of a typed line: split at commas, trimmed, empty ones dropped (spec §5), none twice. */
export function tagsOf(text: string): string[] {
  const known = new Set<string>();
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !known.has(foldText(tag)) && known.add(foldText(tag)))
    .slice(0, TAGS_MAX);
}

/** The fields that a draft writes. */
export function fieldsOf(draft: IdeaDraft) {
  return {
    title: draft.title.trim(),
    content: trimmedText(draft.content) || null,
    tags: tagsOf(draft.tags),
    category: draft.category,
  };
}

/** A new idea; its priority is always medium (spec §3). */
export function newIdea(draft: IdeaDraft, made: { id: string; userId: string; now: number }): Idea {
  return {
    id: made.id,
    user_id: made.userId,
    ...fieldsOf(draft),
    priority: 'medium',
    status: 'captured',
    outcome: null,
    outcome_id: null,
    created_at: new Date(made.now).toISOString(),
  };
}

/** What the list shows. */
export interface IdeaCriteria {
  readonly query: string;
  readonly starredOnly: boolean;
  /** Only ideas with this tag, whatever its case; null for all. */
  readonly tag: string | null;
  /** The archived ones instead of the others. */
  readonly archived: boolean;
}

/** Archived ideas are out of sight until one asks for them. */
export function isArchived(idea: Idea): boolean {
  return idea.outcome === 'archived';
}

/** Ideas that fit: search in title, content and tags (spec §5), starred, one tag. */
export function filterIdeas(ideas: readonly Idea[], filter: IdeaCriteria): Idea[] {
  const query = foldText(filter.query.trim());
  const tag = filter.tag === null ? null : foldText(filter.tag);
  return ideas.filter(
    (idea) =>
      isArchived(idea) === filter.archived &&
      (!filter.starredOnly || idea.status === 'starred') &&
      (tag === null || idea.tags.some((one) => foldText(one) === tag)) &&
      [idea.title, idea.content, ...idea.tags].some((text) => matchesText(text, query)),
  );
}

/** Tags in use, most used first. */
export function tagCounts(ideas: readonly Idea[]): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of ideas.flatMap(({ tags }) => tags)) {
    const key = foldText(tag);
    const known = counts.get(key) ?? { tag, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** Days since an idea was captured, on the days on which it is shown again: after 30, and each 30 later. */
export function resurfacedAfter(idea: Idea, today: DayKey, rule: DayRule): number | null {
  if (idea.outcome !== null) return null;
  const age = daysBetween(dayAt(Date.parse(idea.created_at), rule), today);
  return age > 0 && age % 30 === 0 ? age : null;
}

/** When an idea was captured, for people: `Today, 08:31`, `Yesterday`, `Nov 17`, `Nov 17, 2025`. */
export function capturedText(idea: Idea, today: DayKey, rule: DayRule): string {
  const instant = Date.parse(idea.created_at);
  const text = relativeDay(dayAt(instant, rule), today);
  return text === 'Today' ? `Today, ${timeOfDay(instant, rule.timeZone)}` : text;
}

/** A draft of an idea that is there, to be edited. */
export function draftOf({ title, content, tags, category }: Idea): IdeaDraft {
  return { title, content: content ?? '', tags: tags.join(', '), category };
}
