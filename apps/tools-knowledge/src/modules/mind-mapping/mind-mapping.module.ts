import { defineModule } from '@plainday/federation-contract';
import { mindMappingManifest } from './mind-mapping.manifest';

export const mindMappingModule = defineModule({
  manifest: mindMappingManifest,
  load: () => import(/* webpackChunkName: "mind-mapping" */ './mind-mapping-page'),
  offers: () => import(/* webpackChunkName: "mind-mapping-offers" */ './mind-mapping.offers'),
});
