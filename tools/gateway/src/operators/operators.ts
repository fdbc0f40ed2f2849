import { isOwnMachine } from '../app/own-machine';
import { canonicalEmail } from '../auth/emails';
import type { Person } from '../forward/person';
import type { GatewayRequest } from '../http/request';
import type { GatewayOptions } from '../options';

/** Whether somebody operates this installation, by the request that comes from them. */
export type IsOperator = (
  request: Pick<GatewayRequest, 'local'>,
  person: Pick<Person, 'email'>,
) => boolean;

/**
 * Who operates: the people that the configuration names, and nobody else. Where it names nobody, whoever is signed in at
 * the machine of a gateway that is for that machine alone.
 */
export function operatorRule(
  options: Pick<GatewayOptions, 'operators' | 'host' | 'publicUrl' | 'proxyHops'>,
): IsOperator {
  const { operators } = options;
  if (!operators) {
    const isOwn = isOwnMachine(options);
    return ({ local }) => isOwn && local;
  }
  const named = new Set(operators.map(canonicalEmail));
  return (_request, person) => {
    const email = canonicalEmail(person.email);
    return email !== null && named.has(email);
  };
}
