import { Switch } from '@plainday/ui-components';
import { useSummaryTime } from '../../hooks/push/use-summary-time';
import { Setting } from '../setting';
import { Controls } from './push-style';
import { TimeChoice } from './time-choice';

const MORNING = 8 * 60;

/** Whether the day is summed up, and when. */
export function SummarySetting() {
  const { at, setAt } = useSummaryTime();
  return (
    <Setting
      wide
      title="Morning summary"
      text="On your devices, how many tasks are for today and how many are overdue. Not on days off."
    >
      {(control) => (
        <Controls>
          {at !== null && <TimeChoice label="Morning summary at" minutes={at} onChange={setAt} />}
          <Switch
            {...control}
            checked={at !== null}
            onChange={(event) => setAt(event.currentTarget.checked ? MORNING : null)}
          />
        </Controls>
      )}
    </Setting>
  );
}
