import { createApi } from '@reduxjs/toolkit/query/react';
import { claimSingleton } from '@plainday/shared-platform';
import { baseQuery } from './base-query';
import { withDefaults } from './rtk-internals';

claimSingleton('@plainday/data-api', '7.0.0');

/**
 * The one API of the suite. Modules add their tags and endpoints to it; an endpoint's name begins
 * with the id of its module.
 *
 * @example
 * export const habitsApi = api
 *   .enhanceEndpoints({ addTagTypes: ['HabitEntry'] })
 *   .injectEndpoints({ endpoints: (build) => ({ habitsEntries: build.query<…>({ … }) }) });
 */
export const api = withDefaults(
  createApi({
    reducerPath: 'api',
    baseQuery,
    tagTypes: [],
    endpoints: () => ({}),
    // A list stays in memory for an hour after its screen is left: coming back is instant.
    keepUnusedDataFor: 3600,
    // Coming back to a list that is older than a minute also asks the server.
    refetchOnMountOrArgChange: 60,
    refetchOnReconnect: true,
    // The optimistic layer copes with answers in any order, so nothing waits for writes to end.
    invalidationBehavior: 'immediately',
  }),
);
