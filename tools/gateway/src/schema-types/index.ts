export { currentTypes, databaseTypes, TYPES_PATH } from './database-types';
