import { Icon, LinkButton } from '@plainday/ui-components';
import { Check, Minus } from 'lucide';
import { styled } from 'styled-components';
import { pricing, type Plan } from '../content/pricing';
import { site } from '../content/site';

const Half = styled.section`
  container: plan / inline-size;
  padding: clamp(20px, 2.9vw, 36px);
`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 1.5rem;
  font-size: 1.0625rem;
  line-height: 1.5rem;
  letter-spacing: -0.015em;
`;

const Popular = styled.span`
  padding: 2px 10px;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent-text);
  font: 600 0.8125rem/1.25rem var(--font);
  letter-spacing: 0;
`;

const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  margin-top: 8px;
  color: var(--text-2);
  font-size: 1.0625rem;
  strong {
    color: var(--text);
    font: 650 3.75rem/1.1 var(--font);
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.p`
  margin-top: 4px;
  color: var(--text-2);
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-block: 20px 26px;
  color: var(--text-2);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  @container plan (max-width: 320px) {
    > a {
      width: 100%;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr;
  gap: 8px 24px;
  padding-top: 22px;
  border-top: 1px solid var(--line-strong);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  @container plan (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: column;
    grid-template-rows: repeat(5, auto);
  }
`;

const Line = styled.li`
  display: flex;
  gap: 12px;
  svg {
    margin-top: 4px;
    color: var(--accent-text);
  }
`;

const Missing = styled(Line)`
  color: var(--text-3);
  svg {
    color: inherit;
  }
`;

/** A plan with its price and what is in it. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  return (
    <Half aria-label={plan.name}>
      <Name>
        {plan.name}
        {plan.popular && <Popular>{pricing.popular}</Popular>}
      </Name>
      <Price>
        <strong>{plan.price}</strong> {plan.period}
      </Price>
      <Words>{plan.description}</Words>
      <Action>
        <LinkButton
          size="l"
          variant={plan.popular ? 'primary' : 'secondary'}
          href={site.signUp.href}
        >
          {plan.action}
        </LinkButton>
        {plan.note && <span>{plan.note}</span>}
      </Action>
      <List>
        {plan.features.map((feature) => (
          <Line key={feature}>
            <Icon icon={Check} size={16} />
            {feature}
          </Line>
        ))}
        {plan.limitations.map((limitation) => (
          <Missing key={limitation}>
            <Icon icon={Minus} size={16} />
            {limitation}
          </Missing>
        ))}
      </List>
    </Half>
  );
}
