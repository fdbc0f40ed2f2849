import { defineModule } from '@plainday/federation-contract';
import { goalsManifest } from './goals.manifest';

export const goalsModule = defineModule({
  manifest: goalsManifest,
  load: () => import(/* webpackChunkName: "goals" */ './goals-page'),
  offers: () => import(/* webpackChunkName: "goals-offers" */ './goals.offers'),
});
