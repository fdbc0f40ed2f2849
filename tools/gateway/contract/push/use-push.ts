import type postgres from 'postgres';
import { startGatewayProcess, type GatewayProcess } from '../support/gateway-process';
import { must } from '../support/must';
import { connectAsOwner } from '../support/owner-sql';
import { addPerson, type Person } from '../support/people';
import { startPushService, type Browser, type PushService } from './push-service';
import { subscribe } from './steps';

/** What `push_state` answers, as far as it is looked at. */
export interface PushState {
  key: string;
  devices: {
    id: string;
    is_on: boolean;
    is_current: boolean;
    reached_at: string | null;
    failed_at: string | null;
  }[];
}

/** A gateway that sends to a push service of the test, for the tests of a file. */
export interface PushSetting {
  service: PushService;
  gateway: GatewayProcess;
  sql: postgres.Sql;
}

export function usePushGateway(): PushSetting {
  const setting = {} as PushSetting;
  beforeAll(async () => {
    setting.service = await startPushService();
    const env = { TEST_OUTGOING_TO: setting.service.url };
    setting.gateway = await startGatewayProcess('postgres', undefined, env);
    setting.sql = await connectAsOwner(setting.gateway.dataDir);
  });
  afterAll(async () => {
    await setting.sql.end();
    await setting.gateway.dispose();
    await setting.service.close();
  });
  return setting;
}

export const stateOf = async ({ db }: Pick<Person, 'db'>) =>
  (await must(db.rpc('push_state'))) as unknown as PushState;

/** Somebody new with a browser that has subscribed. */
export async function subscribed({ gateway, service }: PushSetting): Promise<[Person, Browser]> {
  const [person, browser] = [await addPerson(gateway), service.subscribe()];
  await subscribe(person, browser);
  return [person, browser];
}
