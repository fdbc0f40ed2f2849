import { useShell, type ShellTimer } from '@plainday/federation-contract';
import { controlOf } from './control.logic';

/** What can be done with a timer from outside its tool, ready to be run; null where nothing can. */
export function useControl() {
  const { modules, notify, offers } = useShell();

  return function find(timer: ShellTimer, now: number) {
    const module = modules.find(({ id }) => id === timer.id);
    const control = controlOf(timer, module, now);
    if (!module || !control) return null;
    async function run(commandId: string) {
      const isDone = await offers.run(timer.id, commandId, '');
      if (!isDone) notify.brief(`${module?.title} did not answer. Please try again.`);
    }
    return { label: control.label, run: () => void run(control.commandId) };
  };
}
