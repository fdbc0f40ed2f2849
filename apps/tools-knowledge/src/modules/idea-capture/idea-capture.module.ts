import { defineModule } from '@plainday/federation-contract';
import { ideaCaptureManifest } from './idea-capture.manifest';

export const ideaCaptureModule = defineModule({
  manifest: ideaCaptureManifest,
  load: () => import(/* webpackChunkName: "idea-capture" */ './idea-capture-page'),
  offers: () => import(/* webpackChunkName: "idea-capture-offers" */ './idea-capture.offers'),
});
