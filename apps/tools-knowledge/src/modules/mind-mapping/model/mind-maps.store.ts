import { deviceList } from '@plainday/data-device';
import { mindMapSchema } from './mind-map.schema';

/** The maps, each written alone. */
export const mindMaps = deviceList({
  namespace: 'mind-mapping',
  version: 1,
  schema: mindMapSchema,
});
