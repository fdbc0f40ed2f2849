import { useShell } from '@plainday/federation-contract';

/** A kind of facts that can count a goal. */
interface Countable {
  readonly kind: string;
  /** The tool that counts. */
  readonly tool: string;
  readonly text: string;
  /** What can be counted alone: `habit`. */
  readonly subject?: string;
}

/** What tools count per day that a goal can add up: times and minutes. */
export function useCountable(): readonly Countable[] {
  const { modules } = useShell();
  return modules.flatMap(({ title, offers }) =>
    (offers?.facts ?? [])
      .filter(({ unit }) => unit === 'count' || unit === 'minutes')
      .map(({ kind, title: fact, unit, subject }) => ({
        kind,
        tool: title,
        text: `${fact}${unit === 'minutes' ? ' (minutes)' : ''}`,
        ...(subject !== undefined && { subject }),
      })),
  );
}
