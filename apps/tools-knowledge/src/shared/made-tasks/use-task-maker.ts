import { useDeviceValue, type DeviceValue } from '@plainday/data-device';
import { modulesOffering, useShell } from '@plainday/federation-contract';
import { withMade, withoutMade } from './made-tasks.logic';
import type { MadeTasks } from './made-tasks.schema';
import { plainText } from './plain-text';

const QUICK_ADD = 'quick-add';

/** Offers lines as tasks, as they are understood. `gone` are tasks of the same item that are no more. */
export type TaskMaker = (owner: string, texts: readonly string[], gone?: readonly string[]) => void;

/** Makes tasks of lines and remembers which became which; undefined where no module makes tasks. */
export function useTaskMaker(store: DeviceValue<MadeTasks>): TaskMaker | undefined {
  const { modules, overlay } = useShell();
  const [, setAll] = useDeviceValue(store);
  const able = modulesOffering(modules, { part: 'actions', kind: 'make-tasks' });
  if (able.length === 0) return undefined;

  return (owner, texts, gone = []) =>
    overlay.open(QUICK_ADD, {
      lines: texts.map(plainText),
      onAdded(tasks) {
        const added = texts.flatMap((text, index) => {
          const id = tasks[index]?.id;
          return id === undefined ? [] : [{ id, owner, text }];
        });
        setAll((all) => withMade(all, added, gone));
        const ids = added.map(({ id }) => id);
        return () => setAll((all) => withoutMade(all, ids));
      },
    });
}
