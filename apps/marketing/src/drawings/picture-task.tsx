import { Icon, ProjectDot } from '@plainday/ui-components';
import { Calendar, Clock } from 'lucide';
import { styled } from 'styled-components';
import { RingMark } from './ring-mark';
import type { RingTone } from './ring-mark';

/** A small line of facts under a task. */
const Meta = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--text-3);
  font-size: var(--size-caption);
  white-space: nowrap;
`;

export interface PictureTaskProps {
  readonly title: string;
  readonly tone?: RingTone;
  readonly due?: string;
  readonly overdue?: boolean;
  readonly duration?: string;
  readonly project?: { readonly name: string; readonly color: string };
}

const Row = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 0 14px;
  border-top: 1px solid var(--line);
  min-width: 0;
`;

const Lines = styled.div`
  min-width: 0;
`;

const Title = styled.div<{ $done: boolean }>`
  overflow: hidden;
  font: 500 var(--type-item);
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $done }) => $done && 'color:var(--text-3);text-decoration:line-through;'}
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  padding-top: 4px;
`;

/** One task of a list, drawn. */
export function PictureTask({ title, tone, due, overdue, duration, project }: PictureTaskProps) {
  return (
    <Row>
      <RingMark tone={tone} />
      <Lines>
        <Title $done={tone === 'done'}>{title}</Title>
        <Facts>
          {due && (
            <Meta style={overdue ? { color: 'var(--red)' } : undefined}>
              <Icon icon={Calendar} size={13} />
              {due}
            </Meta>
          )}
          {duration && (
            <Meta>
              <Icon icon={Clock} size={13} />
              {duration}
            </Meta>
          )}
          {project && (
            <Meta>
              <ProjectDot color={project.color} />
              {project.name}
            </Meta>
          )}
        </Facts>
      </Lines>
    </Row>
  );
}
