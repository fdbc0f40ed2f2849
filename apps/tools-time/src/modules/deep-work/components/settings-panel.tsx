import { useState } from 'react';
import { Bell, BellOff, SlidersHorizontal, Volume2, VolumeX, Zap, ZapOff } from 'lucide';
import { styled } from 'styled-components';
import { askNotificationAccess, notificationAccess } from '@plainday/shared-platform';
import { clamp } from '@plainday/shared-utils';
import { Button, IconButton, TextField } from '@plainday/ui-components';
import { FormField, useFieldDraft } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import type { DeepWork } from '../hooks/use-deep-work';
import type { DeepWorkSettings } from '../model/deep-work.schema';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: 8px 12px;
  border-top: 1px solid var(--line);
  && > :first-child {
    flex: 1 1 150px;
    justify-content: flex-start;
    min-width: 0;
    height: auto;
    min-height: 36px;
    padding: 6px 8px;
    font: 500 var(--type-caption);
    text-align: start;
    white-space: normal;
    ${phone} {
      flex-basis: 100%;
    }
  }
  ${phone} {
    > :not(:first-child) {
      flex: 1;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  padding: 4px 24px 24px;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-4);
  }
`;

type NumberSetting = 'workDuration' | 'shortBreak' | 'longBreak' | 'longBreakInterval';

/** Bounds of spec §5. */
const NUMBERS: readonly { key: NumberSetting; label: string; min: number; max: number }[] = [
  { key: 'workDuration', label: 'Work (minutes)', min: 15, max: 120 },
  { key: 'shortBreak', label: 'Short break (minutes)', min: 5, max: 30 },
  { key: 'longBreak', label: 'Long break (minutes)', min: 15, max: 60 },
  { key: 'longBreakInterval', label: 'Long break every (cycles)', min: 2, max: 8 },
];

const TOGGLES = [
  { key: 'soundEnabled', label: 'Sound', word: 'Sound', on: Volume2, off: VolumeX },
  {
    key: 'notificationsEnabled',
    label: 'Notifications',
    word: 'Notifications',
    on: Bell,
    off: BellOff,
  },
  {
    key: 'distractionTracking',
    label: 'Distraction tracking',
    word: 'Tracking',
    on: Zap,
    off: ZapOff,
  },
] as const;

/** The settings as one sentence, which opens their fields; sound, notifications and tracking as toggles. */
export function SettingsPanel({ work }: { readonly work: DeepWork }) {
  const [open, setOpen] = useState(false);
  const { settings, setSettings, run } = work;

  function handleToggle(key: (typeof TOGGLES)[number]['key']) {
    const on = !settings[key];
    setSettings({ [key]: on });
    const mayAsk = key === 'notificationsEnabled' && on && notificationAccess() === 'default';
    if (mayAsk) void askNotificationAccess();
  }

  return (
    <>
      <Foot>
        <Button
          variant="ghost"
          icon={SlidersHorizontal}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {settings.workDuration} min work · {settings.shortBreak} min break · {settings.longBreak}{' '}
          min long break every {settings.longBreakInterval} cycles
        </Button>
        {TOGGLES.map(({ key, label, word, on, off }) => (
          <IconButton
            key={key}
            label={label}
            word={word}
            icon={settings[key] ? on : off}
            aria-pressed={settings[key]}
            onClick={() => handleToggle(key)}
          />
        ))}
      </Foot>
      {open && (
        <Fields role="group" aria-label="Settings">
          {NUMBERS.map(({ key, ...field }) => (
            <NumberField
              key={key}
              {...field}
              value={settings[key]}
              disabled={run !== null}
              onChange={(value) => setSettings({ [key]: value } as Partial<DeepWorkSettings>)}
            />
          ))}
        </Fields>
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number within its bounds; one beyond them becomes the nearest when the field is left. */
function NumberField({ label, min, max, value, disabled, onChange }: NumberFieldProps) {
  const draft = useFieldDraft(String(value), (text) => {
    const number = Math.round(Number(text));
    if (text !== '' && Number.isFinite(number)) onChange(clamp(number, min, max));
  });

  return (
    <FormField label={label} hint={disabled ? 'Fixed while a session runs' : `${min} to ${max}`}>
      {(control) => (
        <TextField
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={disabled}
          {...draft}
        />
      )}
    </FormField>
  );
}
