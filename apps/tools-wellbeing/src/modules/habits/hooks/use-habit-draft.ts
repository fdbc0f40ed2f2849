import { useDeviceValue } from '@plainday/data-device';
import { nextColor } from '@plainday/domain-tasks';
import { habitDraft } from '../model/habits.store';

/**
 * A habit that is being named: half a name survives leaving. Until a colour is chosen it has the next one of the palette
 * that no habit has.
 *
 * @param used Colours of the habits that are there.
 */
export function useHabitDraft(used: readonly string[]) {
  const [{ title, color }, setDraft] = useDeviceValue(habitDraft);
  return {
    title,
    color: color || nextColor(used),
    setTitle: (next: string) => setDraft((now) => ({ ...now, title: next })),
    setColor: (next: string) => setDraft((now) => ({ ...now, color: next })),
    clear: () => setDraft(() => habitDraft.initial),
  };
}
