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

/** A button that reads like a link. */
export const LinkButton = styled.button`
  ${authStyles.other}
`;

export const TextLink = styled.a`
  ${authStyles.other}
`;

export const Intro = styled.p`
  color: var(--text-2);
`;

export const Submit = styled(Button)`
  width: 100%;
  margin-top: 4px;
`;

export const FieldGroup = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  & > :first-child {
    width: 100%;
  }
`;

/** Live regions are there before their message, and take no room until it comes. */
export const Messages = styled.div`
  margin-top: -16px;
`;

export const Notice = styled.div<{ $tone: 'error' | 'success' }>`
  display: grid;
  justify-items: start;
  gap: 4px;
  margin-top: 16px;
  padding: 10px 12px;
  font-size: 14px;
  line-height: 20px;
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--red)' : 'var(--green)')};
  background: ${({ $tone }) => ($tone === 'error' ? 'var(--red-soft)' : 'var(--green-soft)')};
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;
`;
