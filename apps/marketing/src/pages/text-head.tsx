import { styled } from 'styled-components';
import { Lead, PageTitle } from '../frame/layout';

const Head = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: clamp(48px, 5vw, 64px) clamp(32px, 3.4vw, 44px);
`;

/** The head of a page that is read. */
export function TextHead({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  return (
    <Head>
      <PageTitle>{heading}</PageTitle>
      <Lead>{lead}</Lead>
    </Head>
  );
}
