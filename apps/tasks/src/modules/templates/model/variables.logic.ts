import { foldText, isBlank } from '@plainday/shared-utils';
import type { TemplateTask } from './templates.schema';

const PLACEHOLDER = /\{\{\s*(\p{L}[\p{L}\p{M}\p{N} _-]{0,39}?)\s*\}\}/gu;

/** Answers by folded name: `{{Client}}` and `{{ client }}` are one question. */
export type Answers = Readonly<Record<string, string>>;

/** The key of a variable among the answers. */
export function answerKey(name: string): string {
  return `$${foldText(name)}`;
}

/** Names between double braces in titles and descriptions, each once, in the order they come. */
export function variablesOf(tasks: readonly TemplateTask[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { title, description } of tasks) {
    for (const [, name = ''] of `${title}\n${description}`.matchAll(PLACEHOLDER)) {
      if (!names.has(answerKey(name))) names.set(answerKey(name), name);
    }
  }
  return [...names.values()];
}

/** The text with its answers. What was not answered stays as it is written, so that nothing vanishes unseen. */
export function fillIn(text: string, answers: Answers): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const answer = answers[answerKey(name)] ?? '';
    return isBlank(answer) ? placeholder : answer.trim();
  });
}
