import { api } from './api';

/** An endpoint that is known by its name alone. What it makes is given to `dispatch`. */
interface NamedEndpoint {
  initiate(arg: unknown, options?: object): never;
}

/** An endpoint of whatever tool is loaded by now; undefined until its code is here. */
export function endpointNamed(name: string): NamedEndpoint | undefined {
  return (api.endpoints as Record<string, NamedEndpoint | undefined>)[name];
}
