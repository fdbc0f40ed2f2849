import { ProjectDot } from '@plainday/ui-components';
import { styled } from 'styled-components';

const ROWS = [
  { name: 'Website relaunch', done: 14, all: 18, color: '#3b82f6' },
  { name: 'Harbour Café', done: 5, all: 12, color: '#8b5cf6' },
  { name: 'Garden', done: 2, all: 9, color: '#10b981' },
] as const;

const Rows = styled.div`
  display: grid;
  gap: 18px;
  padding-top: 20px;
  font: 500 var(--type-body);
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Count = styled.span`
  margin-left: auto;
  color: var(--text-3);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 8px;
  margin-top: 8px;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--line);
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
`;

/** Three projects and how far each has come, as the dashboard shows them. */
export function ProjectsPicture() {
  return (
    <Rows aria-hidden>
      {ROWS.map(({ name, done, all, color }) => (
        <div key={name}>
          <Name>
            <ProjectDot color={color} />
            {name}
            <Count>
              {done} of {all}
            </Count>
          </Name>
          <Track>
            <Fill style={{ width: `${(done / all) * 100}%`, background: color }} />
          </Track>
        </div>
      ))}
    </Rows>
  );
}
