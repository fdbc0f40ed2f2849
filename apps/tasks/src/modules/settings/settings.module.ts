import { defineModule } from '@plainday/federation-contract';
import { settingsManifest } from './settings.manifest';

export const settingsModule = defineModule({
  manifest: settingsManifest,
  load: () => import(/* webpackChunkName: "settings" */ './settings-page'),
});
