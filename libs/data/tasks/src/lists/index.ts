export { conditionsOf, orderOf } from '../model/list-query';
export { projectKey } from '../model/list-key';
export type { Condition } from '../model/list-query';
export type { ListKey } from '../model/list-key';
