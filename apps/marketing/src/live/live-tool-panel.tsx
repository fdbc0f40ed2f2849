import { useContext, type ReactNode } from 'react';
import type { ToolId } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { toolPages } from '../content/tool-pages';
import { LiveFailed } from './live-failed';
import { LiveContext } from './live-tools';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 12px;
`;

const Title = styled.h2`
  font-size: 1.0625rem;
  line-height: 1.75rem;
  letter-spacing: -0.015em;
`;

const Hint = styled.p`
  color: var(--text-3);
  font-size: 0.875rem;
`;

const Host = styled.div`
  font: 400 0.875rem/1.25rem var(--font);
  > * {
    border-color: var(--line-strong);
    box-shadow: var(--shadow);
  }
  &:focus-visible {
    outline: none;
  }
`;

export interface LiveToolPanelProps {
  readonly id: ToolId;
  /** Shown for a tool that cannot be tried. */
  readonly instead: ReactNode;
}

/** A tool that can be tried at once. Its script is loaded when somebody touches it. */
export function LiveToolPanel({ id, instead }: LiveToolPanelProps) {
  const live = useContext(LiveContext)[id];
  if (!live) return instead;
  const { heading, text, unavailable } = toolPages.try;
  return (
    <section>
      <Head>
        <Title>{heading}</Title>
        <Hint>{text}</Hint>
        <noscript>{unavailable}</noscript>
      </Head>
      <Host tabIndex={-1} data-live={live.script.src} data-integrity={live.script.integrity}>
        <live.Face />
      </Host>
      <LiveFailed />
    </section>
  );
}
