import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { useFacts, useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { SectionHeading, Unanswered, useNow } from '@plainday/ui-patterns';

/** Longest session (spec §5). */
const MOST = 480;

const Box = styled.section`
  margin-top: var(--space-2);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 40px;
    font: 550 var(--type-small);
  }
`;

/** What timers counted today: one click takes it over. */
export function FromTimers({ onTake }: { readonly onTake: (minutes: number) => void }) {
  const { modules } = useShell();
  const today = useToday(useNow('minute'));
  const range = { from: today, to: today };
  const focus = useFacts('focus-minutes', range);
  const deepWork = useFacts('deep-work-minutes', range);
  const counted = [...focus.items, ...deepWork.items].filter(({ value }) => value >= 1);
  const silent = [...new Set([...focus.silent, ...deepWork.silent])];
  if (counted.length === 0 && silent.length === 0) return null;
  return (
    <Box aria-labelledby="from-timers">
      <SectionHeading id="from-timers" level={3}>
        From your timers today
      </SectionHeading>
      <ul>
        {counted.map(({ source, value }) => {
          const name = modules.find(({ id }) => id === source)?.title ?? source;
          const minutes = Math.min(MOST, Math.round(value));
          return (
            <li key={source}>
              {name}, {minutes} min
              <Button
                size="s"
                aria-label={`Take over ${minutes} minutes from ${name}`}
                onClick={() => onTake(minutes)}
              >
                Take over
              </Button>
            </li>
          );
        })}
      </ul>
      <Unanswered tools={silent} />
    </Box>
  );
}
