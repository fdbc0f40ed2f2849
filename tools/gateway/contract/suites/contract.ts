import type { Driver, GatewayProcess } from '../support/gateway-process';
import type { Person } from '../support/people';

/** What every suite gets: the running gateway and people on it. */
export interface Contract {
  driver: Driver;
  gateway(): GatewayProcess;
  newPerson(): Promise<Person>;
}
