/** What a number is about. Few values each: every combination is a line of its own. */
export type Labels = Readonly<Record<string, string | number>>;

/** A number that only grows. */
export interface Counter {
  add(labels?: Labels, by?: number): void;
}

/** How often something took how long. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** A number as it is now, or several with their labels. */
type Reading = number | readonly (readonly [Labels, number])[];

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  lines(): Promise<readonly string[]> | readonly string[];
}

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelled(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** Seconds, from what nobody notices to what nobody waits for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The numbers of one process, in the text format of Prometheus. */
export class Registry {
  readonly #metrics: Metric[] = [];

  counter(name: string, help: string): Counter {
    const values = new Map<string, number>();
    const lines = () => [...values].map(([key, value]) => `${key} ${value}`);
    this.#metrics.push({ name, help, type: 'counter', lines });
    return {
      add(labels = {}, by = 1) {
        const key = labelled(name, labels);
        values.set(key, (values.get(key) ?? 0) + by);
      },
    };
  }

  gauge(
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    type: 'gauge' | 'counter' = 'gauge',
  ): void {
    const lines = async () => {
      const now = await read();
      const all = typeof now === 'number' ? [[{}, now] as const] : now;
      return all.map(([labels, value]) => `${labelled(name, labels)} ${value}`);
    };
    this.#metrics.push({ name, help, type, lines });
  }

  histogram(name: string, help: string): Histogram {
    const kept = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
    const lines = () =>
      [...kept.values()].flatMap(({ labels, counts, sum }) => {
        const all = counts.reduce((total, count) => total + count, 0);
        let upTo = 0;
        const buckets = BUCKETS.map((le, index) => {
          upTo += counts[index] ?? 0;
          return `${labelled(`${name}_bucket`, { ...labels, le })} ${upTo}`;
        });
        return [
          ...buckets,
          `${labelled(`${name}_bucket`, { ...labels, le: '+Inf' })} ${all}`,
          `${labelled(`${name}_sum`, labels)} ${sum}`,
          `${labelled(`${name}_count`, labels)} ${all}`,
        ];
      });
    this.#metrics.push({ name, help, type: 'histogram', lines });
    return {
      observe(labels, value) {
        const key = labelled('', labels);
        const own = kept.get(key) ?? { labels, counts: [], sum: 0 };
        kept.set(key, own);
        const bucket = BUCKETS.findIndex((le) => value <= le);
        const index = bucket < 0 ? BUCKETS.length : bucket;
        own.counts[index] = (own.counts[index] ?? 0) + 1;
        own.sum += value;
      },
    };
  }

  /** All of it, as it is now. */
  async text(): Promise<string> {
    const parts = await Promise.all(
      this.#metrics.map(async ({ name, type, help, lines }) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...(await lines()),
      ]),
    );
    return `${parts.flat().join('\n')}\n`;
  }
}
