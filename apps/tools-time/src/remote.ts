import { defineRemote } from '@plainday/federation-contract';
import { calendarModule } from './modules/calendar/calendar.module';
import { deepWorkModule } from './modules/deep-work/deep-work.module';
import { goalsModule } from './modules/goals/goals.module';
import { pomodoroModule } from './modules/pomodoro/pomodoro.module';
import { timeTrackerModule } from './modules/time-tracker/time-tracker.module';

export const remote = defineRemote('tools-time', [
  timeTrackerModule,
  calendarModule,
  pomodoroModule,
  goalsModule,
  deepWorkModule,
]);
