import { LOGO_TICK } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { site } from '../content/site';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text);
  font-weight: 650;
  letter-spacing: -0.02em;
`;

export interface LogoProps {
  /** Edge of the mark in CSS pixels. */
  readonly size?: number;
}

/** The mark and the name. */
export function Logo({ size = 24 }: LogoProps) {
  return (
    <Box style={{ fontSize: size * 0.68 }}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <rect width="24" height="24" rx="7" fill="var(--accent)" />
        <path
          d={LOGO_TICK}
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{site.name}</span>
    </Box>
  );
}
