import { changePreferences, readPreferences, type Preferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { quoted } from '@plainday/shared-utils';

/** Changes which tools stand where; each step can be taken back. */
export function useToolChoice() {
  const { user, notify, undo } = useShell();

  return function change(toolId: string, title: string, done: string, next: Partial<Preferences>) {
    const { pinnedTools, hiddenTools } = readPreferences(user.id);
    if (changePreferences(user.id, next)) {
      notify.toast({
        title: 'Your choice could not be saved',
        description: title,
        tone: 'destructive',
      });
      return;
    }
    const takeBack = () => void changePreferences(user.id, { pinnedTools, hiddenTools });
    undo.offer(`${quoted(title)} ${done}`, takeBack, { about: [`tool ${toolId}`] });
  };
}
