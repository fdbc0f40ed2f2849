import { defineModule } from '@plainday/federation-contract';
import { healthTrackerManifest } from './health-tracker.manifest';

export const healthTrackerModule = defineModule({
  manifest: healthTrackerManifest,
  load: () => import(/* webpackChunkName: "health-tracker" */ './health-tracker-page'),
  offers: () => import(/* webpackChunkName: "health-tracker-offers" */ './health-tracker.offers'),
});
