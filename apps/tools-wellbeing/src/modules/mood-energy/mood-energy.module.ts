import { defineModule } from '@plainday/federation-contract';
import { moodEnergyManifest } from './mood-energy.manifest';

export const moodEnergyModule = defineModule({
  manifest: moodEnergyManifest,
  load: () => import(/* webpackChunkName: "mood-energy" */ './mood-energy-page'),
  offers: () => import(/* webpackChunkName: "mood-energy-offers" */ './mood-energy.offers'),
});
