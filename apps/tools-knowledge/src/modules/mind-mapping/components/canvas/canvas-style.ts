import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

/**
 * What React Flow needs of its style sheet, and nothing it styles by itself: written here, so that it comes with the
 * chunk of the canvas, keeps to the theme and reaches nothing beyond the canvas.
 */
export const Surface = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  .react-flow {
    direction: ltr;
    width: 100%;
    height: 100%;
  }
  .react-flow__container,
  .react-flow__edges {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  .react-flow__pane {
    z-index: 1;
    cursor: grab;
    touch-action: none;
    &.dragging {
      cursor: grabbing;
    }
  }
  .react-flow__viewport {
    z-index: 2;
    pointer-events: none;
    transform-origin: 0 0;
  }
  .react-flow__renderer {
    z-index: 4;
  }
  .react-flow__edges,
  .react-flow__edges svg {
    position: absolute;
    overflow: visible;
    pointer-events: none;
  }
  .react-flow__nodes {
    pointer-events: none;
    transform-origin: 0 0;
  }
  .react-flow__node {
    position: absolute;
    pointer-events: all;
    -webkit-user-select: none;
    user-select: none;
    transform-origin: 0 0;
    cursor: pointer;
    &.dragging {
      cursor: grabbing;
    }
    /*
     * React Flow hides a node until it is measured; what it holds can take the focus at once. A size for the time until
     * then would change as it is measured, which browsers report as an error: "ResizeObserver loop completed …".
     */
    > * {
      visibility: visible;
    }
  }
  /* Connections end in the middle of a node, behind it. */
  .react-flow__handle {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 1px;
    height: 1px;
    min-width: 0;
    min-height: 0;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }
  ${forcedColors} {
    .react-flow__edges path {
      stroke: CanvasText !important;
    }
  }
`;
