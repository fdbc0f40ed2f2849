import { useState } from 'react';
import { styled } from 'styled-components';
import { CalendarPlus, Download, Ellipsis } from 'lucide';
import { readPreferences, useToday } from '@plainday/data-preferences';
import { useDeviceValue } from '@plainday/data-device';
import { type DayKey } from '@plainday/domain-calendar';
import { modulesOffering, useShell, useToolPlace } from '@plainday/federation-contract';
import { lazyPart, MenuButton, SegmentedControl, useIdleParts } from '@plainday/ui-components';
import {
  DeviceNotice,
  ErrorState,
  LoadingState,
  PageFrame,
  useNow,
  useShortcuts,
} from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { calendarManifest } from './calendar.manifest';
import { useCalendarListQuery } from './api/calendars.api';
import { CalendarBoard } from './components/calendar-board';
import { DayDetails } from './components/day-details';
import { LayerSwitches } from './components/layer-switches';
import { LiftedBar } from './components/lifted-bar';
import { Toolbar } from './components/toolbar';
import { useAddOn } from './hooks/use-add-on';
import { useAgenda } from './hooks/use-agenda';
import { useDayClicks } from './hooks/use-day-clicks';
import { useExport } from './hooks/use-export';
import { focusActiveDay } from './hooks/use-follow-active';
import { useGridKeys } from './hooks/use-grid-keys';
import { useLift } from './hooks/use-lift';
import { useNarrow } from './hooks/use-narrow';
import { usePlace } from './hooks/use-place';
import { useTaskWrites } from './hooks/use-task-writes';
import { agendaOn } from './model/agenda.logic';
import { LAYERS, MODES, type CalendarMode, type Layer } from './model/calendar.schema';
import { calendarStore } from './model/calendar.store';

const DayPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "calendar-day" */ './components/day-popover')).DayPopover,
);
const CalendarsDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "calendar-list" */ './components/foreign/calendars-dialog'))
      .CalendarsDialog,
);
const PARTS = [DayPopover];

const Chosen = styled.div`
  margin-top: var(--space-5);
  > section {
    width: 100%;
  }
`;

/** The three views stay side by side: where they do not fit beside the title, they move below it. */
const Views = styled.div`
  ${phone} {
    display: grid;
    flex: 1;
    min-width: 232px;
  }
`;

const LABELS = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const;
const MODE_OPTIONS = MODES.map((value) => ({ value, label: LABELS[value] }));
const [, ADD] = calendarManifest.commands;
const KEYS = [ADD];
/** Layers of other tools, by the kind they offer. */
const KINDS = { tracked: 'tracked-time', habits: 'habit-days' } as const;
/** The place of the calendars of others in the address: the palette leads there. */
const CALENDARS = 'calendars';

/** Everything that has a day, on its day. */
export function Page() {
  useIdleParts(PARTS);
  const { modules, user, navigate } = useShell();
  const isLedHere = useToolPlace() === CALENDARS;
  const [isListing, setListing] = useState(false);
  const { data: calendars } = useCalendarListQuery();
  const [settings, setSettings, status] = useDeviceValue(calendarStore);
  const narrow = useNarrow();
  const now = useNow('minute');
  const today = useToday(now);
  const place = usePlace(settings.mode ?? (narrow ? 'daily' : 'monthly'), today);
  const offered = LAYERS.filter((layer) => {
    if (layer === 'tasks' || layer === 'repeats') return true;
    if (layer === 'calendars') return calendars !== undefined && calendars.length > 0;
    return modulesOffering(modules, { part: 'layers', kind: KINDS[layer] }).length > 0;
  });
  const layers = offered.filter((layer) => !settings.off.includes(layer));
  const agenda = useAgenda(place.days, settings.off, now);
  const writes = useTaskWrites(agenda.familyOf);
  const lift = useLift(place, writes);
  const [opened, setOpened] = useState<{ day: DayKey; anchor: HTMLElement | null } | null>(null);
  const addOn = useAddOn();
  const exportIcs = useExport(place.days, agenda);
  const lists = narrow && place.mode === 'monthly';

  function open(day: DayKey): void {
    const anchor = document.querySelector<HTMLElement>(`[role="gridcell"][data-day="${day}"]`);
    if (!lists) setOpened({ day, anchor });
    else document.querySelector<HTMLElement>('[data-day-list] button')?.focus();
  }

  function pick(): void {
    const { open: tasks } = agendaOn(agenda.agendas, place.active);
    const [only, ...others] = tasks;
    if (only && others.length === 0) lift.lift(only);
    else open(place.active);
  }

  useShortcuts(
    KEYS,
    { add: () => addOn(place.active) },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );
  const onKeyDown = useGridKeys(place, lift, { open: () => open(place.active), pick });
  const onClick = useDayClicks(place, lift, { open, add: addOn, choosesOnly: lists });

  function changeMode(mode: CalendarMode): void {
    setSettings((known) => ({ ...known, mode }));
    place.go(place.active, mode);
  }

  function toggle(layer: Layer): void {
    setSettings((known) => ({
      ...known,
      off: known.off.includes(layer)
        ? known.off.filter((other) => other !== layer)
        : [...known.off, layer],
    }));
  }

  const details = {
    agenda,
    now,
    onComplete: writes.complete,
    onResize: writes.resize,
    onLift(task: Parameters<typeof lift.lift>[0]) {
      setOpened(null);
      lift.lift(task);
      focusActiveDay();
    },
    onAdd(day: DayKey) {
      setOpened(null);
      addOn(day);
    },
  };
  const isKnown = agenda.status === 'ready' || agenda.taskById.size > 0;
  const ready = isKnown && status !== 'loading';

  return (
    <PageFrame
      title={calendarManifest.heading}
      intro="Your tasks on their days; drag one to another day, or onto an hour."
      width={1180}
      actions={
        <>
          <Views>
            <SegmentedControl
              label="View"
              options={MODE_OPTIONS}
              value={place.mode}
              onChange={changeMode}
            />
          </Views>
          <MenuButton
            label="More"
            icon={Ellipsis}
            align="end"
            items={() => [
              {
                label: 'Calendars of others …',
                icon: CalendarPlus,
                onSelect: () => setListing(true),
              },
              { label: 'Export as .ics', icon: Download, onSelect: exportIcs },
            ]}
          />
        </>
      }
    >
      <DeviceNotice status={status} />
      <Toolbar place={place} today={today} narrow={narrow}>
        <LayerSwitches offered={offered} off={settings.off} onToggle={toggle} />
      </Toolbar>
      <LiftedBar lift={lift} />
      {!(ready && agenda.status === 'ready') && agenda.status !== 'error' && <LoadingState />}
      {agenda.status === 'error' && (
        <ErrorState
          title="Your tasks could not be loaded"
          text="Check the connection, then try again."
          onRetry={() => void agenda.retry()}
        />
      )}
      {ready && (
        <CalendarBoard
          {...{ place, agenda, lift, writes, today, now, layers, narrow, onKeyDown, onClick }}
        />
      )}
      {ready && lists && (
        <Chosen data-day-list="">
          <DayDetails {...details} day={place.active} />
        </Chosen>
      )}
      {(isListing || isLedHere) && (
        <CalendarsDialog
          onClose={() => {
            setListing(false);
            if (isLedHere) navigate({ kind: 'tool', toolId: calendarManifest.id });
          }}
        />
      )}
      {opened && <DayPopover {...details} {...opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
