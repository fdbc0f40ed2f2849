import { Button } from '@plainday/ui-components';
import styled from 'styled-components';
import { authStyles } from './auth-styles';

export const Page = styled.main`
  ${authStyles.page}
`;

export const Head = styled.header`
  ${authStyles.head}
`;

export const Logo = styled.span`
  ${authStyles.logo}
`;

export const Title = styled.h1`
  ${authStyles.title}
`;

export const Tagline = styled.p`
  ${authStyles.tagline}
`;

export const Form = styled.form`
  ${authStyles.card}
`;

export const FormTitle = styled.h2`
  ${authStyles.formTitle}
`;

/** The card of a page that asks for a click only. */
export const LinkCard = styled.section`
  ${authStyles.card}
  overflow-wrap: anywhere;
`;

/** A button that reads like a link. */
export const LinkButton = styled.button`
  ${authStyles.other}
`;

export const Resend = styled(LinkButton)`
  margin: -4px 0 12px;
`;

export const TextLink = styled.a`
  ${authStyles.other}
`;

export const Intro = styled.p`
  color: var(--text-2);
`;

export const Submit = styled(Button)`
  width: 100%;
`;

export const FieldGroup = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  & > :first-child {
    width: 100%;
  }
`;

/** Messages and buttons below the fields. The live regions are there before their message and take no room. */
export const Actions = styled.div`
  ${authStyles.actions}
`;

export const Links = styled.div`
  ${authStyles.links}
`;

export const Notice = styled.div<{ $tone: 'error' | 'success' }>`
  display: grid;
  justify-items: start;
  gap: 4px;
  margin-bottom: 16px;
  padding: 10px 12px;
  font-size: var(--size-body);
  line-height: 1.25rem;
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--red)' : 'var(--green)')};
  background: ${({ $tone }) => ($tone === 'error' ? 'var(--red-soft)' : 'var(--green-soft)')};
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;
`;
