import { defineModule } from '@plainday/federation-contract';
import { pomodoroManifest } from './pomodoro.manifest';

export const pomodoroModule = defineModule({
  manifest: pomodoroManifest,
  load: () => import(/* webpackChunkName: "pomodoro" */ './pomodoro-page'),
  offers: () => import(/* webpackChunkName: "pomodoro-offers" */ './pomodoro.offers'),
});
