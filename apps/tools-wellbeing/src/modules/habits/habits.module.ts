import { defineModule } from '@plainday/federation-contract';
import { habitsManifest } from './habits.manifest';

export const habitsModule = defineModule({
  manifest: habitsManifest,
  load: () => import(/* webpackChunkName: "habits" */ './habits-page'),
  offers: () => import(/* webpackChunkName: "habits-offers" */ './habits.offers'),
});
