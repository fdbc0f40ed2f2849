import type { ComponentType } from 'react';
import type { FeaturedToolId } from '../content/landing';
import { CalendarMark, EisenhowerMark } from './grid-marks';
import { HabitsMark } from './habits-mark';
import { ClockMark, NumbersMark, PomodoroMark } from './number-marks';

/** One small drawing for each featured tool. */
export const toolMarks: Readonly<Record<FeaturedToolId, ComponentType>> = {
  'time-tracker': ClockMark,
  pomodoro: PomodoroMark,
  eisenhower: EisenhowerMark,
  calendar: CalendarMark,
  habits: HabitsMark,
  dashboard: NumbersMark,
};
