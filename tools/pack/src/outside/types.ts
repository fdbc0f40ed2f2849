import { checkTypes } from './check-types';

await checkTypes([]);
