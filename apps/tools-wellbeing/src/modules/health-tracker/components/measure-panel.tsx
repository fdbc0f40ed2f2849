import type { ReactNode } from 'react';
import { Check } from 'lucide';
import { styled } from 'styled-components';
import { Badge, Button } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { STEPS, type Measure } from '../model/health.schema';
import { MEASURES, stepText } from '../model/texts.logic';

const Panel = styled.section`
  display: grid;
  align-content: space-between;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-6);
  ${phone} {
    padding: var(--space-4);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 24px;
  color: var(--text-3);
  font: var(--type-small);
  h2 {
    color: var(--text);
    font: 600 var(--type-subheading);
  }
`;

const Amount = styled.p`
  color: var(--text-3);
  font: var(--type-body);
  strong {
    margin-inline-end: 8px;
    color: var(--text);
    font: 650 var(--type-clock-small);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr 2fr;
  gap: var(--space-2);
  button:first-child {
    color: var(--text-2);
    font-weight: 500;
  }
`;

export interface MeasurePanelProps {
  readonly measure: Measure;
  readonly value: number;
  readonly goal: number;
  readonly onStep: (step: number) => void;
  /** The picture of the amount. */
  readonly children: ReactNode;
}

/** What was logged of one measure today, and the buttons that add to it. */
export function MeasurePanel({ measure, value, goal, onStep, children }: MeasurePanelProps) {
  const { title, unit } = MEASURES[measure];
  const isReached = value >= goal;
  return (
    <Panel aria-label={title}>
      <div>
        <Head>
          <h2>{title}</h2>
          {isReached ? (
            <Badge tone="green" icon={Check}>
              Goal reached
            </Badge>
          ) : (
            <span>{goal - value} to go</span>
          )}
        </Head>
        <Amount>
          <strong>{value}</strong> of {goal} {unit}
        </Amount>
      </div>
      {children}
      <Steps role="group" aria-label={`${title}: add or take away`}>
        {STEPS[measure].map((step) => (
          <Button
            key={step}
            size="l"
            disabled={step < 0 && value === 0}
            aria-label={`${title} ${stepText(step)}`}
            onClick={() => onStep(step)}
          >
            {stepText(step)}
          </Button>
        ))}
      </Steps>
    </Panel>
  );
}
