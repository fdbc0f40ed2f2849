import type { ListedModule } from '@plainday/federation-contract';
import { matchRank } from './query.logic';

/** A command of a module that answers what was typed. */
export interface FoundCommand {
  readonly moduleId: string;
  readonly commandId: string;
  readonly title: string;
  readonly icon: ListedModule['icon'];
  /** What follows the command's words, trimmed. */
  readonly argument: string;
  /** Where the module is opened, instead of running anything. */
  readonly at?: string | undefined;
}

/** What was typed after the words of a command, null when it does not ask for it. Half a word asks for it too. */
export function argumentOf(words: readonly string[], typed: string): string | null {
  const text = typed.toLowerCase();
  for (const word of words) {
    if (text.startsWith(`${word} `)) return typed.slice(word.length).trim();
    if (text !== '' && word.startsWith(text)) return '';
  }
  return null;
}

/** The commands of the release that answer what was typed; all of them for nothing. */
export function findCommands(
  modules: readonly ListedModule[],
  hidden: readonly string[],
  typed: string,
): readonly FoundCommand[] {
  return modules
    .filter(({ id }) => !hidden.includes(id))
    .flatMap(({ id: moduleId, icon, commands = [] }) =>
      commands.flatMap(({ id: commandId, title, words = [], at }) => {
        if (words.length === 0 && at === undefined) return [];
        const isNamed = typed === '' || matchRank(title, typed) !== null;
        const argument =
          argumentOf([...words, title.toLowerCase()], typed) ?? (isNamed ? '' : null);
        if (argument === null || (at !== undefined && argument !== '')) return [];
        return [{ moduleId, commandId, title, icon, argument, at }];
      }),
    );
}
