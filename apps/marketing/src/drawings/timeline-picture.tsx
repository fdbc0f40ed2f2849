import { styled } from 'styled-components';

const ROWS = [
  { name: 'Research', from: 0, to: 34, color: '#3b82f6' },
  { name: 'Design', from: 22, to: 62, color: '#8b5cf6' },
  { name: 'Build', from: 46, to: 92, color: '#10b981' },
] as const;

const Chart = styled.div`
  display: grid;
  gap: 14px;
  padding-top: 20px;
  font: 500 13px/16px var(--font);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr;
  align-items: center;
  color: var(--text-2);
`;

const Track = styled.div`
  position: relative;
  height: 26px;
  background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / 6));
`;

const Bar = styled.span`
  position: absolute;
  inset-block: 3px;
  border-radius: var(--radius-full);
`;

const Milestone = styled.span`
  position: absolute;
  top: 7px;
  width: 12px;
  height: 12px;
  border-radius: 3px;
  background: var(--surface);
  border: 2px solid var(--text);
  rotate: 45deg;
`;

const Weeks = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  margin-left: 72px;
  color: var(--text-3);
  font: 400 12px/16px var(--font);
`;

/** A project on its time line, drawn. */
export function TimelinePicture() {
  return (
    <Chart aria-hidden>
      {ROWS.map(({ name, from, to, color }, index) => (
        <Row key={name}>
          {name}
          <Track>
            <Bar style={{ left: `${from}%`, width: `${to - from}%`, background: color }} />
            {index === 2 && <Milestone style={{ left: '95%' }} />}
          </Track>
        </Row>
      ))}
      <Weeks>
        {['Nov 2', '9', '16', '23', '30', 'Dec 7'].map((week) => (
          <span key={week}>{week}</span>
        ))}
      </Weeks>
    </Chart>
  );
}
