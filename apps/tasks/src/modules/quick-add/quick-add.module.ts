import { defineModule } from '@plainday/federation-contract';
import { quickAddManifest } from './quick-add.manifest';

export const quickAddModule = defineModule({
  manifest: quickAddManifest,
  load: () => import(/* webpackChunkName: "quick-add" */ './quick-add-page'),
});
