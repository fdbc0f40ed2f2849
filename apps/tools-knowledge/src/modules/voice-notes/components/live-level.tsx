import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { forcedColors, phone } from '@plainday/ui-theme';

/** Tenths of a second in sight. */
const BARS = 80;

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 3px;
  height: 56px;
  min-width: 0;
  overflow: hidden;
  span {
    flex: none;
    width: 3px;
    height: 4px;
    border-radius: 2px;
    background: var(--accent);
  }
  ${forcedColors} {
    span {
      background: Highlight;
    }
  }
  ${phone} {
    height: 44px;
  }
`;

export interface LiveLevelProps {
  readonly levelRef: RefObject<((level: number) => void) | null>;
}

/** The level of the last seconds. Drawn past React: it changes ten times a second. */
export function LiveLevel({ levelRef }: LiveLevelProps) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    levelRef.current = (level) => {
      const bars = strip.current;
      const oldest = bars?.firstElementChild;
      if (!bars || !(oldest instanceof HTMLElement)) return;
      oldest.style.height = `${Math.max(7, Math.round(Math.sqrt(level) * 100))}%`;
      bars.append(oldest);
    };
    return () => {
      levelRef.current = null;
    };
  }, [levelRef]);

  return (
    <Strip ref={strip} aria-hidden data-part="level">
      {Array.from({ length: BARS }, (_, index) => (
        <span key={index} />
      ))}
    </Strip>
  );
}
