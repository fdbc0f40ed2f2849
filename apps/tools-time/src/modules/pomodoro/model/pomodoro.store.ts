import { deviceValue } from '@plainday/data-device';
import { emptyPomodoro, pomodoroSchema } from './pomodoro.schema';

/** Phase, label, options and history. */
export const pomodoroStore = deviceValue({
  namespace: 'pomodoro',
  key: 'state',
  version: 1,
  schema: pomodoroSchema,
  initial: emptyPomodoro,
});
