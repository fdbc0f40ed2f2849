import { clockText } from '@plainday/domain-calendar';
import { Button, NativeSelect } from '@plainday/ui-components';
import { hasHalves, TimeField, writeTime } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { useOwnPreferences } from '../../hooks/use-own-preferences';
import { DAY_STARTS, fromTime } from '../../model/times.logic';
import { Setting, SettingGroup } from './setting';

const Narrow = styled.div`
  flex: none;
  width: 128px;
`;

/** 23:59, in minutes after midnight. */
const END_OF_DAY = 24 * 60 - 1;

/** When a day begins, and the time of a due date chosen without one (decisions 28). */
export function Days() {
  const { preferences, change } = useOwnPreferences();
  const { dayStartMinutes, dueTimeMinutes } = preferences;

  return (
    <SettingGroup title="Days">
      <Setting title="Start of day" text="Until then, today is still the day before.">
        {(control) => (
          <Narrow>
            <NativeSelect
              {...control}
              value={dayStartMinutes}
              onChange={(event) => change({ dayStartMinutes: Number(event.currentTarget.value) })}
            >
              {DAY_STARTS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {writeTime(clockText(minutes), hasHalves())}
                </option>
              ))}
            </NativeSelect>
          </Narrow>
        )}
      </Setting>
      <Setting
        title="Default due time"
        text="For Today, Tomorrow and Next Week, where a task has no time yet."
      >
        {(control) => (
          <Narrow>
            <TimeField
              {...control}
              value={clockText(dueTimeMinutes)}
              onChange={(time) => {
                const minutes = fromTime(time);
                if (minutes !== null) change({ dueTimeMinutes: minutes });
              }}
            />
            <Button
              variant="ghost"
              size="s"
              disabled={dueTimeMinutes === END_OF_DAY}
              onClick={() => change({ dueTimeMinutes: END_OF_DAY })}
            >
              End of day
            </Button>
          </Narrow>
        )}
      </Setting>
    </SettingGroup>
  );
}
