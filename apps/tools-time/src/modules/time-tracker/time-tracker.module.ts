import { defineModule } from '@plainday/federation-contract';
import { timeTrackerManifest } from './time-tracker.manifest';

export const timeTrackerModule = defineModule({
  manifest: timeTrackerManifest,
  load: () => import(/* webpackChunkName: "time-tracker" */ './time-tracker-page'),
  offers: () => import(/* webpackChunkName: "time-tracker-offers" */ './time-tracker.offers'),
});
