import { cleanTitle } from '@plainday/domain-tasks';
import { rowsOf } from '@plainday/domain-tasks/pasted';
import { readFacts } from './markdown-facts';
import { lineReader } from './markdown-lines';
import type { Line } from './markdown-lines';
import { TASKS_MAX } from '../templates.schema';
import type { Template, TemplateTask } from '../templates.schema';
import { cleanCategory, cleanDescription } from '../text.logic';

/** What a text says, and how much of it is left out. */
export interface ReadTemplate extends Omit<Template, 'id'> {
  /** Headings of sections and what stands below them: a template has no sections. */
  readonly leftOut: number;
  /** Tasks beyond the most that a template takes. */
  readonly surplus: number;
}

interface Item extends TemplateTask {
  readonly indent: number;
}

const CATEGORY = /^Category:\s*(\S.*)$/iu;

function readItem(text: string, indent = 0): Item {
  const { title, priority, due } = readFacts(text.trim());
  return { title: cleanTitle(title), description: '', priority, due, subtask: false, indent };
}

/** Collects lines: text below an item belongs to it, text before the first is about the template. */
function collect(lines: readonly Line[]) {
  const items: Item[] = [];
  const before: string[] = [];
  const headings: Line[] = [];
  let leftOut = 0;
  let blanks = 0;
  let inSection = false;

  function addText(line: Extract<Line, { kind: 'text' }>): void {
    const item = items.at(-1);
    const gap = '\n'.repeat(blanks);
    if (inSection) leftOut += 1;
    else if (!item) {
      before.push(`${before.length > 0 ? gap : ''}${' '.repeat(line.indent)}${line.text}`);
    } else {
      const extra = ' '.repeat(Math.max(0, line.indent - item.indent - 2));
      item.description += item.description === '' ? line.text : `${gap}\n${extra}${line.text}`;
    }
  }

  for (const line of lines) {
    if (line.kind === 'blank') {
      blanks += 1;
      continue;
    }
    if (line.kind === 'text') addText(line);
    if (line.kind === 'heading') {
      headings.push(line);
      inSection = items.length > 0;
    }
    if (line.kind === 'item') {
      const item = readItem(line.text, line.indent);
      if (item.title !== '') items.push(item);
      inSection = false;
    }
    blanks = 0;
  }
  return { items, before, headings, leftOut };
}

/** An indented item is a subtask of the nearest item that stands further out; there is one level (spec §3). */
function levelled(items: readonly Item[]): TemplateTask[] {
  let outer = Infinity;
  return items.map(({ indent, ...task }) => {
    const subtask = indent > outer;
    if (!subtask) outer = indent;
    return { ...task, description: cleanDescription(task.description), subtask };
  });
}

/** The name is the first heading of the first rank, or the only heading. */
function nameOf(headings: readonly Line[]): string | null {
  const ranked = headings.filter((line) => line.kind === 'heading');
  const title = ranked.find(({ depth }) => depth === 1) ?? (ranked.length === 1 ? ranked[0] : null);
  return title ? cleanTitle(title.text) : null;
}

/**
 * Reads a Markdown checklist: `- [ ] a`, `* a`, `1. a`, nested ones as subtasks, text below an item as its
 * description. Lines without any mark of a list are a task each.
 */
export function readMarkdown(markdown: string): ReadTemplate {
  const { items, before, headings, leftOut } = collect(rowsOf(markdown).map(lineReader()));
  const name = nameOf(headings);
  const category = CATEGORY.exec(before[0] ?? '')?.[1] ?? '';
  const rest = category === '' ? before : before.slice(1);
  const plain = rest.map((text) => readItem(text)).filter((item) => item.title !== '');
  const all = levelled(items.length > 0 ? items : plain);
  return {
    name: name ?? '',
    category: cleanCategory(category),
    description: items.length > 0 ? cleanDescription(rest.join('\n')) : '',
    tasks: all.slice(0, TASKS_MAX),
    leftOut: leftOut + headings.length - (name === null ? 0 : 1),
    surplus: Math.max(0, all.length - TASKS_MAX),
  };
}
