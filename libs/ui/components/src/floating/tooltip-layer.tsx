import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Kbd } from '../marks/kbd';
import { tipStyle } from './tip-style';
import { useTip } from './use-tip';

const GAP_PX = 6;
const EDGE_PX = 8;

const Bubble = styled.div`
  ${tipStyle}
  position: fixed;
  top: 0;
  left: 0;
  kbd {
    margin-left: 8px;
    border-color: color-mix(in oklab, currentcolor 35%, transparent);
    background: none;
    color: inherit;
  }
`;

function place(anchor: DOMRect, bubble: DOMRect): { left: number; top: number } {
  const room = document.documentElement.clientWidth - bubble.width - EDGE_PX;
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const below = anchor.bottom + GAP_PX;
  const fits = below + bubble.height + EDGE_PX <= innerHeight;
  return {
    left: Math.max(EDGE_PX, Math.min(room, middle)),
    top: fits ? below : anchor.top - GAP_PX - bubble.height,
  };
}

/**
 * Shows the tooltip of whatever carries `data-tip`, in the shell and in every remote, after 700 ms.
 * Mounted once, by the shell, when the page is idle. For eyes: what it says stands in the accessible name too.
 */
export function TooltipLayer() {
  const tip = useTip();
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    if (tip && bubble.current) {
      setSpot(place(tip.anchor.getBoundingClientRect(), bubble.current.getBoundingClientRect()));
    }
  }, [tip]);

  if (!tip) return null;
  return (
    <Bubble ref={bubble} role="tooltip" aria-hidden data-tip-bubble="" style={spot}>
      {tip.text}
      {tip.keys && <Kbd>{tip.keys}</Kbd>}
    </Bubble>
  );
}
