import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { pricing } from '../content/pricing';
import { PlanCard } from './plan-card';

const Surface = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  border: 1px solid var(--line-strong);
  border-radius: 20px;
  background: var(--surface);
  > * + * {
    border-left: 1px solid var(--line-strong);
  }
  ${upTo(760)} {
    grid-template-columns: 1fr;
    > * + * {
      border-top: 1px solid var(--line-strong);
      border-left: 0;
    }
  }
`;

/** Both plans on one surface, so that the eye compares line by line. */
export function Plans() {
  return (
    <Surface>
      {pricing.plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </Surface>
  );
}
