import { deviceList } from '@plainday/data-device';
import { dailyDaySchema } from './daily.schema';

/** What a person said about each day. */
export const dailyDays = deviceList({ namespace: 'daily', version: 1, schema: dailyDaySchema });
