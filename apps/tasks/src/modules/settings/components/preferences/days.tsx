import { clockText } from '@plainday/domain-calendar';
import { Button, NativeSelect, SegmentedControl, Switch } from '@plainday/ui-components';
import { hasHalves, TimeField, writeTime } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { useOwnPreferences } from '../../hooks/use-own-preferences';
import { DAY_STARTS, fromTime } from '../../model/times.logic';
import { Setting, SettingGroup } from '../setting';

const Narrow = styled.div`
  flex: none;
  width: 128px;
`;

/** 23:59, in minutes after midnight. */
const END_OF_DAY = 24 * 60 - 1;

/** When a day begins, and what becomes of a date that is chosen without a time (decisions 28, 89). */
export function Days() {
  const { preferences, change } = useOwnPreferences();
  const { dayStartMinutes, dueTimeMinutes, dayReminderMinutes } = preferences;
  const usual = writeTime(clockText(dueTimeMinutes), hasHalves());

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
              wraps
              disabled={dueTimeMinutes === END_OF_DAY}
              onClick={() => change({ dueTimeMinutes: END_OF_DAY })}
            >
              End of day
            </Button>
          </Narrow>
        )}
      </Setting>
      <Setting
        wide
        plain
        title="New dates"
        text="What Today, Tomorrow, Next Week and a day that is typed without a time become."
      >
        {() => (
          <SegmentedControl
            label="New dates"
            options={[
              { value: 'timed', label: `At ${usual}` },
              { value: 'day', label: 'Without a time' },
            ]}
            value={preferences.newDatesTimed ? 'timed' : 'day'}
            onChange={(value) => change({ newDatesTimed: value === 'timed', newDatesAsked: true })}
          />
        )}
      </Setting>
      <Setting
        title="Reminder of a day"
        text="When a task that is due on a day without a time reminds, unless you choose another time."
      >
        {(control) => (
          <Narrow>
            <TimeField
              {...control}
              value={clockText(dayReminderMinutes)}
              onChange={(time) => {
                const minutes = fromTime(time);
                if (minutes !== null) change({ dayReminderMinutes: minutes });
              }}
            />
          </Narrow>
        )}
      </Setting>
      <Setting
        title="Dates in words"
        text="Task cards say Tomorrow or Friday instead of Nov 27. Today, Upcoming and other lists always do."
      >
        {(control) => (
          <Switch
            {...control}
            checked={preferences.datesInWords}
            onChange={(event) => change({ datesInWords: event.currentTarget.checked })}
          />
        )}
      </Setting>
    </SettingGroup>
  );
}
