import { styled, keyframes } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { forcedColors, motion, phone } from '@plainday/ui-theme';
import type { Idea } from '../model/idea.schema';
import { capturedText, resurfacedAfter } from '../model/ideas.logic';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

const Card = styled.article<{ $below: number }>`
  position: relative;
  min-height: 232px;
  padding: 36px 32px 32px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  /* The edges of the deck say that more follow. */
  box-shadow: ${({ $below }) =>
    [
      $below > 0 ? '0 8px 0 -1px var(--bg), 0 8px 0 0 var(--line)' : '',
      $below > 1 ? '0 16px 0 -3px var(--bg), 0 16px 0 -2px var(--line)' : '',
    ]
      .filter(Boolean)
      .join(', ') || 'none'};
  ${motion} {
    animation: ${arrive} 160ms ease-out;
  }
  ${phone} {
    min-height: 38dvh;
    padding: 24px 20px;
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

const When = styled.p`
  margin-bottom: var(--space-3);
  color: var(--text-3);
  font: var(--type-small);
`;

const Title = styled.h2`
  font: 650 var(--type-figure);
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
  ${phone} {
    font: 650 var(--type-title);
  }
`;

const Text = styled.p`
  max-width: 62ch;
  margin-top: var(--space-3);
  color: var(--text-2);
  font: var(--type-lead);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: var(--space-5);
  color: var(--text-3);
  font: var(--type-small);
  strong {
    color: var(--text-2);
    font-weight: 600;
  }
`;

export interface TriageCardProps {
  readonly idea: Idea;
  readonly today: DayKey;
  /** How many follow. */
  readonly left: number;
}

/** The idea that is to be decided. */
export function TriageCard({ idea, today, left }: TriageCardProps) {
  const rule = useDayRule();
  const age = resurfacedAfter(idea, today, rule);
  return (
    <Card $below={left} aria-live="polite">
      <When>
        {age === null ? `Captured: ${capturedText(idea, today, rule)}` : `Captured ${age} days ago`}
      </When>
      <Title dir="auto">{idea.title}</Title>
      {idea.content && <Text dir="auto">{idea.content}</Text>}
      <Facts>
        <strong>{idea.category}</strong>
        {idea.tags.map((tag) => (
          <span key={tag} dir="auto">
            #{tag}
          </span>
        ))}
      </Facts>
    </Card>
  );
}
