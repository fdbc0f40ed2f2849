import { defineModule } from '@plainday/federation-contract';
import { dailyManifest } from './daily.manifest';

export const dailyModule = defineModule({
  manifest: dailyManifest,
  load: () => import(/* webpackChunkName: "daily" */ './daily-page'),
  offers: () => import(/* webpackChunkName: "daily-offers" */ './daily.offers'),
});
