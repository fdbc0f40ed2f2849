import { escapePattern } from '../text/mask';
import type { Range } from '../text/mask';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** A project that was named, and where. */
export interface ProjectMatch extends Range {
  readonly project: Named;
}

function patternOf(title: string): RegExp | null {
  const words = title.trim().split(/\s+/).map(escapePattern).join('[\\s_-]*');
  if (words === '') return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}_#&/])#(?:"${words}"|${words}(?![\\p{L}\\p{N}_]|[-./:+'’][\\p{L}\\p{N}_]))`,
    'iu',
  );
}

/**
 * The first `#project`: the longest title that fits there, in any case, its spaces as typed, as `-`, `_` or left
 * out. `#"My project"` names the whole title.
 */
export function findProject(text: string, projects: readonly Named[]): ProjectMatch | null {
  let best: ProjectMatch | null = null;
  if (!text.includes('#')) return best;
  for (const project of projects) {
    const match = patternOf(project.title)?.exec(text);
    if (!match) continue;
    const found = { project, start: match.index, end: match.index + match[0].length };
    const better =
      !best || found.start < best.start || (found.start === best.start && found.end > best.end);
    if (better) best = found;
  }
  return best;
}
