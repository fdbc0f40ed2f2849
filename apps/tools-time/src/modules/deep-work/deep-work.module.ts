import { defineModule } from '@plainday/federation-contract';
import { deepWorkManifest } from './deep-work.manifest';

export const deepWorkModule = defineModule({
  manifest: deepWorkManifest,
  load: () => import(/* webpackChunkName: "deep-work" */ './deep-work-page'),
  offers: () => import(/* webpackChunkName: "deep-work-offers" */ './deep-work.offers'),
});
