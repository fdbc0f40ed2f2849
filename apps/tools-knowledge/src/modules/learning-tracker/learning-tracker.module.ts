import { defineModule } from '@plainday/federation-contract';
import { learningTrackerManifest } from './learning-tracker.manifest';

export const learningTrackerModule = defineModule({
  manifest: learningTrackerManifest,
  load: () => import(/* webpackChunkName: "learning-tracker" */ './learning-tracker-page'),
  offers: () =>
    import(/* webpackChunkName: "learning-tracker-offers" */ './learning-tracker.offers'),
});
