import { defineModule } from '@plainday/federation-contract';
import { mindfulManifest } from './mindful.manifest';

export const mindfulModule = defineModule({
  manifest: mindfulManifest,
  load: () => import(/* webpackChunkName: "mindful" */ './mindful-page'),
  offers: () => import(/* webpackChunkName: "mindful-offers" */ './mindful.offers'),
});
