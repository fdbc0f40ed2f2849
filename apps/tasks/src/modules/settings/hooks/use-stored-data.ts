import { useCallback, useEffect, useMemo, useState } from 'react';
import { manageDevice, type KeptLiteral, type KeptValue } from '@plainday/data-device';
import { useShell, type ListedModule } from '@plainday/federation-contract';
import { useSettingsRowCountsQuery } from '../api/stored.api';
import { ownersOf, storesOf, unclaimed } from '../model/stored.logic';

/** What one tool keeps, and where. */
export interface StoredTool {
  readonly module: Pick<ListedModule, 'id' | 'title' | 'icon' | 'group'>;
  /** It keeps something on this device. */
  readonly isLocal: boolean;
  /** Title of the tool whose rows it shows. */
  readonly reads: string | null;
  readonly tables: readonly string[];
  /** Rows by table; undefined until they are counted. */
  readonly rows: Readonly<Record<string, number>> | undefined;
  readonly values: readonly KeptValue[];
  readonly literals: readonly KeptLiteral[];
}

/** What was found on this device. */
interface Found {
  readonly values: readonly KeptValue[];
  readonly literals: readonly KeptLiteral[];
}

const LEFTOVER_ID = 'other';

/** What every tool of the release keeps, read from the account and from this device; `refresh` looks again. */
export function useStoredData() {
  const { modules, user } = useShell();
  const [found, setFound] = useState<Found | null>(null);
  const tables = useMemo(
    () => [...new Set(modules.flatMap((module) => storesOf(module).account))].sort(),
    [modules],
  );
  const counts = useSettingsRowCountsQuery(tables, { refetchOnMountOrArgChange: true });
  const { data: rows, refetch } = counts;

  const read = useCallback(async (): Promise<Found> => {
    const tools = await manageDevice();
    const literal = modules.flatMap((module) => storesOf(module).literal);
    return { values: await tools.listKept(user.id), literals: tools.listKeptLiterals(literal) };
  }, [modules, user.id]);

  useEffect(() => {
    let gone = false;
    void read()
      .catch(() => ({ values: [], literals: [] }))
      .then((next) => {
        if (!gone) setFound(next);
      });
    return () => {
      gone = true;
    };
  }, [read]);

  const tools = useMemo<readonly StoredTool[]>(() => {
    if (!found) return [];
    const owners = ownersOf(modules);
    const listed = modules
      .filter(({ group, stores }) => group === 'tool' || stores?.account !== undefined)
      .map((module) => {
        const { account: named, device, literal } = storesOf(module);
        const account = named.filter((table) => owners.get(table) === module);
        const other = named.map((table) => owners.get(table)).find((owner) => owner !== module);
        return {
          module,
          isLocal: device.length + literal.length > 0,
          reads: other?.title ?? null,
          tables: account,
          rows: rows && Object.fromEntries(account.map((name) => [name, rows[name] ?? 0])),
          values: found.values.filter(({ namespace }) => device.includes(namespace)),
          literals: found.literals.filter(({ key }) => literal.includes(key)),
        };
      });
    const names = found.values.map(({ namespace }) => namespace);
    const rest = unclaimed(names, modules);
    const values = found.values.filter(({ namespace }) => rest.includes(namespace));
    if (values.length === 0) return listed;
    const module = { id: LEFTOVER_ID, title: 'Other data', icon: [], group: 'core' as const };
    return [
      ...listed,
      { module, isLocal: true, reads: null, tables: [], rows: {}, values, literals: [] },
    ];
  }, [found, modules, rows]);

  const refresh = useCallback(() => {
    void refetch();
    void read().then(setFound);
  }, [refetch, read]);

  return { tools, isLoading: found === null, isError: counts.isError, refresh };
}
