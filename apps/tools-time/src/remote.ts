import { defineRemote } from '@plainday/federation-contract';
import { pomodoroModule } from './modules/pomodoro/pomodoro.module';
import { timeTrackerModule } from './modules/time-tracker/time-tracker.module';

export const remote = defineRemote('tools-time', [timeTrackerModule, pomodoroModule]);
