import { defineModule } from '@plainday/federation-contract';
import { filterManifest } from './filter.manifest';

export const filterModule = defineModule({
  manifest: filterManifest,
  load: () => import(/* webpackChunkName: "filter" */ './filter-page'),
  offers: () => import(/* webpackChunkName: "filter-offers" */ './filter.offers'),
});
