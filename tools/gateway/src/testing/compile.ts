import { compilePrograms } from './programs';

await compilePrograms();
