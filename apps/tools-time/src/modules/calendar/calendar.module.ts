import { defineModule } from '@plainday/federation-contract';
import { calendarManifest } from './calendar.manifest';

export const calendarModule = defineModule({
  manifest: calendarManifest,
  load: () => import(/* webpackChunkName: "calendar" */ './calendar-page'),
  offers: () => import(/* webpackChunkName: "calendar-offers" */ './calendar.offers'),
});
