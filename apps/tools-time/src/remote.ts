import { defineRemote } from '@plainday/federation-contract';
import { pomodoroModule } from './modules/pomodoro/pomodoro.module';

export const remote = defineRemote('tools-time', [pomodoroModule]);
