import { deviceValue } from '@plainday/data-device';
import { array, number, object, string } from 'zod/mini';
import type { PaletteUse } from './model/recent.logic';

const EMPTY: PaletteUse = { places: [], actions: [] };

/** What was chosen in the palette on this device: it is offered first. */
export const paletteStore = deviceValue<PaletteUse>({
  namespace: 'palette',
  key: 'use',
  version: 1,
  schema: object({
    places: array(string()),
    actions: array(object({ id: string(), times: number() })),
  }),
  initial: EMPTY,
});
