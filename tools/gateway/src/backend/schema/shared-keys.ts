import type { Database } from '../database/database';
import type { BackendKeys } from '../types';

/** The keys of all gateways on one database: those of the first that came. */
export async function sharedKeys(database: Database, own: BackendKeys): Promise<BackendKeys> {
  const { jwtSecret, publishableKey, secretKey } = own;
  await database.query(
    `insert into gateway.installation (jwt_secret, publishable_key, secret_key)
     values ($1, $2, $3) on conflict do nothing`,
    [jwtSecret, publishableKey, secretKey],
  );
  const [kept] = await database.query<BackendKeys>(
    `select jwt_secret as "jwtSecret", publishable_key as "publishableKey", secret_key as "secretKey"
       from gateway.installation`,
  );
  return kept ?? own;
}
