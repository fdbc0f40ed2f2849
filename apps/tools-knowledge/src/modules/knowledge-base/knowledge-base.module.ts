import { defineModule } from '@plainday/federation-contract';
import { knowledgeBaseManifest } from './knowledge-base.manifest';

export const knowledgeBaseModule = defineModule({
  manifest: knowledgeBaseManifest,
  load: () => import(/* webpackChunkName: "knowledge-base" */ './knowledge-base-page'),
  offers: () => import(/* webpackChunkName: "knowledge-base-offers" */ './knowledge-base.offers'),
});
