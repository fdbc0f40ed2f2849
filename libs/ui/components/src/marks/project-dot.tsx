import { styled } from 'styled-components';

export interface ProjectDotProps {
  /** Project colour, a CSS colour. */
  readonly color: string;
  /** Diameter in CSS pixels. */
  readonly size?: number;
}

const Dot = styled.span<{ $size: number }>`
  flex-shrink: 0;
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  forced-color-adjust: none;
`;

/** The colour of a project. Decoration: the name stands beside it. */
export function ProjectDot({ color, size = 9 }: ProjectDotProps) {
  return <Dot aria-hidden $size={size} style={{ background: color }} />;
}
