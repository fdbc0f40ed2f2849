import styled from 'styled-components';

const Bars = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: flex-end;
  block-size: 18px;
  vertical-align: bottom;
  > i {
    inline-size: 4px;
    background: var(--control);
    border-radius: 1px;
  }
  > i[data-any] {
    background: var(--red);
    forced-color-adjust: none;
  }
`;

/** Faults by hour as small bars. Their sum stands beside them in words. */
export function FaultBars({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <Bars aria-hidden>
      {counts.map((count, at) => (
        <i
          key={at}
          data-any={count > 0 || undefined}
          style={{ blockSize: count > 0 ? 4 + (14 * count) / most : 2 }}
        />
      ))}
    </Bars>
  );
}
