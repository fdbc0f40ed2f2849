import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phone, screenOnly } from '@plainday/ui-theme';
import { FirstVisit } from './first-visit';

export interface PageFrameProps {
  /** The one h1 of the page. */
  readonly title: string;
  /** Before the title: the colour of what it names. */
  readonly mark?: ReactNode;
  /** A quiet line beside the title: counts, sums. */
  readonly summary?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Greatest width of the content in CSS pixels: 728 for lists, 856 for grids, 816 for two columns. */
  readonly width?: number;
  /** What the tool is for: said at its first visit to whom is new. */
  readonly intro?: string;
  /** Moves focus to the title when the page appears after a navigation. */
  readonly focusTitle?: boolean;
  readonly children?: ReactNode;
}

const Frame = styled.div<{ $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => $width + 64}px;
  margin: 0 auto;
  padding: 28px 32px 96px;
  ${phone} {
    padding: 20px 16px 120px;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  min-height: 36px;
  margin-bottom: var(--space-6);
  /*
   * The title is never broken for a button. One button stands beside it where both have room, else below it, and what is
   * counted below them; several stand beside what is counted.
   */
  ${phone} {
    &:has(> div > button:not([aria-label])) {
      align-items: center;
      gap: 2px var(--space-3);
      margin-bottom: var(--space-4);
      > h1 {
        flex: 1 0 auto;
      }
      > div {
        flex: 0 1 auto;
        flex-wrap: wrap;
        margin: 0 0 0 auto;
      }
      > div:not(:has(button)) {
        order: 1;
        flex: 1 1 100%;
      }
      &:has(> div + div > :is(button, [role]) ~ :is(button, [role])) {
        > h1 {
          flex-basis: 100%;
        }
        > h1 + div {
          order: 0;
          flex: 1;
        }
      }
      button:not([aria-label]) > svg {
        display: none;
      }
    }
  }
`;

const Title = styled.h1`
  font: 650 var(--type-title);
  letter-spacing: -0.025em;
  /* Never narrower than its longest word, which breaks where it is wider than the page. */
  overflow-wrap: break-word;
  max-width: 100%;
  > span {
    margin-inline-end: 10px;
    vertical-align: 3px;
  }
  &:focus {
    outline: none;
  }
`;

const Summary = styled.div`
  max-width: 100%;
  &:last-child {
    flex: 1 1 auto;
  }
  padding-bottom: 3px;
  color: var(--text-3);
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  align-self: center;
  /* Controls up to 44 px high leave the title where it is. */
  margin: -4px 0 -4px auto;
  ${phone} {
    flex: 1;
    justify-content: flex-end;
    > [role='radiogroup'] {
      flex: 1;
    }
  }
`;

/** The frame of every page: one heading, a quiet summary, actions, then the content. */
export function PageFrame({
  title,
  mark,
  summary,
  actions,
  intro,
  width = 728,
  focusTitle = false,
  children,
}: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus({ preventScroll: true });
  }, [focusTitle]);

  return (
    <Frame $width={width}>
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {mark}
          {title}
        </Title>
        {summary !== undefined && <Summary>{summary}</Summary>}
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {intro && <FirstVisit title={title} text={intro} />}
      {children}
    </Frame>
  );
}
