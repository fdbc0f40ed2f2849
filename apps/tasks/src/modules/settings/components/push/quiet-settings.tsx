import { Switch, ToggleChip } from '@plainday/ui-components';
import { useQuietTimes } from '../../hooks/push/use-quiet-times';
import { isOff, WEEK, withDay } from '../../model/push.logic';
import { Setting } from '../setting';
import { Controls, Week } from './push-style';
import { TimeChoice } from './time-choice';

const EVENING = 22 * 60;
const MORNING = 7 * 60;

/** When all devices wait. */
export function QuietSettings() {
  const { quiet, setQuiet } = useQuietTimes();
  const { from, until, daysOff } = quiet;
  return (
    <>
      <Setting
        wide
        title="Quiet hours"
        text="On all your devices, reminders wait and come together at the end."
      >
        {(control) => (
          <Controls>
            {from !== null && until !== null && (
              <>
                <TimeChoice
                  label="Quiet hours begin"
                  minutes={from}
                  onChange={(chosen) => setQuiet({ from: chosen })}
                />
                <span aria-hidden>to</span>
                <TimeChoice
                  label="Quiet hours end"
                  minutes={until}
                  onChange={(chosen) => setQuiet({ until: chosen })}
                />
              </>
            )}
            <Switch
              {...control}
              checked={from !== null}
              onChange={(event) =>
                setQuiet(
                  event.currentTarget.checked
                    ? { from: EVENING, until: MORNING }
                    : { from: null, until: null },
                )
              }
            />
          </Controls>
        )}
      </Setting>
      <Setting
        wide
        plain
        title="Days off"
        text="No reminders of projects on these days, unless the priority is high."
      >
        {({ 'aria-describedby': text }) => (
          <Week role="group" aria-label="Days off" aria-describedby={text}>
            {WEEK.map((name, day) => (
              <ToggleChip
                key={name}
                aria-label={name}
                checked={isOff(daysOff, day)}
                onChange={() => setQuiet({ daysOff: withDay(daysOff, day) })}
              >
                {name.slice(0, 2)}
              </ToggleChip>
            ))}
          </Week>
        )}
      </Setting>
    </>
  );
}
