export { createBroker } from './broker';
export type { BrokerOptions } from './broker';
