/** The floors of a package, from the ground up: a file imports from its own floor and from those below. */
export type Floors = readonly (readonly string[])[];

/** What stands on what in the packages that are too large to be seen at a glance, by their folder. */
export const FLOORS: Readonly<Record<string, Floors>> = {
  'libs/data/api/src': [
    ['wire'],
    ['rows'],
    ['cache'],
    ['store'],
    ['write', 'keep', 'outbox', 'read'],
    ['elsewhere', 'live'],
    ['create-store.ts'],
    ['index.ts', 'testing'],
  ],
  'tools/gateway/src': [
    ['core', 'outgoing'],
    ['http', 'mail'],
    ['backend', 'site'],
    ['forward', 'limits', 'push', 'schema-types'],
    ['api', 'auth', 'live', 'observe', 'options.ts'],
    ['boot', 'trial'],
    ['backup', 'export'],
    ['admin'],
    ['app'],
    ['operators'],
    ['gateway.ts'],
    ['index.ts', 'program.ts'],
    ['main.ts', 'testing'],
    ['suites'],
  ],
  'tools/release/src': [
    ['build', 'budget', 'surface'],
    ['record'],
    ['options.ts', 'override', 'render', 'sign'],
    ['log'],
    ['site'],
    ['fit'],
    ['channel'],
    ['publish', 'show'],
    ['index.ts', 'owners', 'testing'],
    ['main.ts', 'stress'],
  ],
};
