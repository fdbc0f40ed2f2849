import { styled } from 'styled-components';
import { pricing } from '../content/pricing';
import { Column, Lead, PageTitle } from '../frame/layout';
import { SiteFrame } from '../frame/site-frame';
import { Faq } from '../plans/faq';
import { Plans } from '../plans/plans';
import { Closing } from '../sections/closing';

const Head = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: clamp(48px, 5vw, 64px) clamp(32px, 3.4vw, 44px);
  text-align: center;
`;

/** `/pricing`: two plans, four answers (spec §2, Pricing page; §9). */
export function PricingPage() {
  return (
    <SiteFrame path="/pricing">
      <Column>
        <Head>
          <PageTitle>{pricing.heading}</PageTitle>
          <Lead>{pricing.lead}</Lead>
        </Head>
        <Plans />
        <Faq />
      </Column>
      <Closing {...pricing.closing} />
    </SiteFrame>
  );
}
