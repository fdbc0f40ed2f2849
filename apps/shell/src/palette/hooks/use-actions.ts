import type { ListedModule, Notify, OffersPort, Selection } from '@plainday/federation-contract';
import { setThemeChoice } from '@plainday/ui-theme';
import { FolderPlus, LogOut, Monitor, Moon, Plus, Sun } from 'lucide';
import { QUICK_ADD, TASK_LIST } from '../../selection/catalogue.logic';
import { useCreateProject } from '../../shared/use-create-project';
import type { ShellActs } from '../../shortcuts/shell-shortcuts';
import { findCommands } from '../model/command.logic';
import type { PaletteEntry } from '../model/entries';
import { matchRank } from '../model/query.logic';
import { SHELL_ACTIONS } from '../model/shell-actions';
import { useTypedTask } from './use-typed-task';

export interface ActionPorts {
  readonly text: string;
  readonly modules: readonly ListedModule[];
  readonly hidden: readonly string[];
  readonly offers: OffersPort;
  readonly notify: Notify;
  readonly acts: ShellActs;
  readonly onSignOut: () => void;
  readonly onOpen: (selection: Selection) => void;
}

type Action = Omit<PaletteEntry, 'kind' | 'mark'> & {
  readonly icon: ListedModule['icon'];
  readonly kind?: PaletteEntry['kind'];
};

const THEMES = [
  { choice: 'light', icon: Sun },
  { choice: 'dark', icon: Moon },
  { choice: 'system', icon: Monitor },
] as const;

/** What can be done at once: the shell's own actions, and the commands that tools offer. */
export function useActions(ports: ActionPorts) {
  const { text, modules, hidden, offers, notify, acts } = ports;
  const createProject = useCreateProject();
  const typed = useTypedTask(text);
  const entry = ({ icon, ...action }: Action): PaletteEntry => ({
    ...action,
    mark: { kind: 'icon', icon },
    kind: action.kind ?? 'action',
  });

  async function runCommand(moduleId: string, commandId: string, argument: string, title: string) {
    const isDone = await offers.run(moduleId, commandId, argument);
    if (!isDone) notify.brief(`“${title}” could not be done. Please try again.`);
  }

  const own = SHELL_ACTIONS.map((action): Action => ({ ...action, run: acts[action.id] }));
  const fixed: readonly Action[] = [
    ...THEMES.map(({ choice, icon }) => ({
      id: `theme ${choice}`,
      title: `Theme ${choice}`,
      icon,
      run: () => setThemeChoice(choice),
    })),
    ...own.filter(({ id }) => id !== QUICK_ADD),
    { id: 'sign out', title: 'Sign out', icon: LogOut, run: ports.onSignOut },
  ];
  const commands = findCommands(modules, hidden, text).map((command): Action => {
    const { moduleId, commandId, title, icon, argument, at } = command;
    if (at !== undefined) {
      const place = modules.find(({ id }) => id === moduleId);
      return {
        id: `${moduleId} ${commandId}`,
        title,
        icon,
        kind: 'place',
        facts: place && place.title !== title ? [place.title] : [],
        run: () =>
          ports.onOpen(
            moduleId === TASK_LIST
              ? { kind: 'all' }
              : { kind: 'tool', toolId: moduleId, ...(at !== '' && { at }) },
          ),
      };
    }
    return {
      id: `${moduleId} ${commandId}`,
      title: argument === '' ? title : `${title}: ${argument}`,
      icon,
      run: () => void runCommand(moduleId, commandId, argument, title),
    };
  });
  const found = fixed.filter(({ title }) => text === '' || matchRank(title, text) !== null);

  /** Offered for any text, after what was found. */
  const withText: readonly Action[] =
    typed.title === ''
      ? own.filter(({ id }) => id === QUICK_ADD).map((action) => ({ ...action, id: 'add' }))
      : [
          {
            id: 'add',
            title: `Add task “${typed.title}”`,
            tokens: typed.tokens,
            icon: Plus,
            shortcut: typed.isAsked ? undefined : 'mod+enter',
            run: typed.add,
          },
          {
            id: 'new project',
            title: `New project “${text}”`,
            icon: FolderPlus,
            run: () => void createProject(text),
          },
        ];

  return {
    found: [
      ...commands.filter(({ kind }) => kind !== 'place'),
      ...found,
      ...commands.filter(({ kind }) => kind === 'place'),
    ].map(entry),
    withText: withText.map(entry),
    isAdding: typed.isAsked,
  };
}
