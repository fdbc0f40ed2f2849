import type { ListedModule, Notify, OffersPort } from '@plainday/federation-contract';
import { setThemeChoice } from '@plainday/ui-theme';
import { FolderPlus, Keyboard, Monitor, Moon, PanelLeft, Plus, Sun } from 'lucide';
import { useCreateProject } from '../../shared/use-create-project';
import { findCommands } from '../model/command.logic';
import type { PaletteEntry } from '../model/entries';
import { matchRank } from '../model/query.logic';

export interface ActionPorts {
  readonly text: string;
  readonly modules: readonly ListedModule[];
  readonly hidden: readonly string[];
  readonly offers: OffersPort;
  readonly notify: Notify;
  readonly onSidebar: () => void;
  readonly onShortcuts: () => void;
  readonly onQuickAdd: () => void;
}

type Action = Omit<PaletteEntry, 'kind' | 'mark'> & { readonly icon: ListedModule['icon'] };

const THEMES = [
  { choice: 'light', icon: Sun },
  { choice: 'dark', icon: Moon },
  { choice: 'system', icon: Monitor },
] as const;

/** What can be done at once: the shell's own actions, and the commands that tools offer. */
export function useActions(ports: ActionPorts) {
  const { text, modules, hidden, offers, notify } = ports;
  const createProject = useCreateProject();
  const entry = ({ icon, ...action }: Action): PaletteEntry => ({
    ...action,
    mark: { kind: 'icon', icon },
    kind: 'action',
  });

  async function addTask() {
    const made = await offers.act('make-tasks', { titles: [text] });
    if (!made) notify.brief('The task could not be added. Please try again.');
  }

  async function runCommand(moduleId: string, commandId: string, argument: string, title: string) {
    const isDone = await offers.run(moduleId, commandId, argument);
    if (!isDone) notify.brief(`“${title}” could not be done. Please try again.`);
  }

  const fixed: readonly Action[] = [
    ...THEMES.map(({ choice, icon }) => ({
      id: `theme ${choice}`,
      title: `Theme ${choice}`,
      icon,
      run: () => setThemeChoice(choice),
    })),
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      icon: Keyboard,
      shortcut: 'mod+/',
      run: ports.onShortcuts,
    },
    {
      id: 'sidebar',
      title: 'Show or hide the sidebar',
      icon: PanelLeft,
      shortcut: 'mod+b',
      run: ports.onSidebar,
    },
  ];
  const commands = findCommands(modules, hidden, text).map((command): Action => {
    const { moduleId, commandId, title, icon, argument } = command;
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
    text === ''
      ? [{ id: 'add', title: 'Add a task', icon: Plus, shortcut: 'q', run: ports.onQuickAdd }]
      : [
          {
            id: 'add',
            title: `Add task “${text}”`,
            icon: Plus,
            shortcut: 'mod+enter',
            run: () => void addTask(),
          },
          {
            id: 'new project',
            title: `New project “${text}”`,
            icon: FolderPlus,
            run: () => void createProject(text),
          },
        ];

  return { found: [...commands, ...found].map(entry), withText: withText.map(entry) };
}
