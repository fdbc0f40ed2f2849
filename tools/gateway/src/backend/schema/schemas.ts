/** The schemas in which everything lies that an installation keeps, as SQL. Beside them is the history of migrations. */
export const SCHEMAS = `('auth', 'gateway', 'private', 'public')`;
