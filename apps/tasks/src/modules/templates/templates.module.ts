import { defineModule } from '@plainday/federation-contract';
import { templatesManifest } from './templates.manifest';

export const templatesModule = defineModule({
  manifest: templatesManifest,
  load: () => import(/* webpackChunkName: "templates" */ './templates-page'),
});
