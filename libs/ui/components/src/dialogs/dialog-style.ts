import { Dialog as Radix } from 'radix-ui';
import { styled, css, keyframes } from 'styled-components';
import { coarse, phone, wide } from '@plainday/ui-theme';
import { visuallyHidden } from '../layout/visually-hidden';

export type DialogSize = 's' | 'm' | 'l';

const widths = { s: 400, m: 520, l: 720 };

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
  animation: ${fade} 160ms ease-out;
  /* The page is held at its root. A body that does not show all of it becomes a node of its own in what Firefox tells
     screen readers: the whole page goes and comes again, and with it the place where the reader was. */
  html:has(&) {
    overflow: hidden;
  }
  body[data-scroll-locked]:has(&) {
    overflow: visible !important;
  }
`;

const slide = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;

const BESIDE_PX = 456;

/** Screens with room for a window and what it is beside. */
export const roomBeside = '(min-width: 1100px)';

/** At the right edge, as high as the screen; on a phone it is a sheet. */
const besideStyle = css<{ $beside?: 'first' | 'next' | undefined }>`
  ${wide} {
    width: min(${BESIDE_PX}px, 100vw);
    height: 100dvh;
    max-height: none;
    margin-inline-end: 0;
    border-width: 0 0 0 1px;
    border-radius: 0;
    animation-name: ${slide};
  }
  ${({ $beside }) => $beside === 'next' && 'animation: none;'}
  h2 {
    color: var(--text-2);
    font: 600 var(--type-small);
    letter-spacing: 0;
  }
  /* Messages lie above its foot. */
  html:has(&) {
    --covered: 76px;
  }
  &[data-beside] {
    @media ${roomBeside} {
      html:has(&) {
        --covered: initial;
        --messages-right: ${BESIDE_PX + 24}px;
      }
      html:has(&) #main {
        margin-inline-end: ${BESIDE_PX}px;
      }
    }
  }
`;

export const panelStyle = css<{
  $size: DialogSize;
  $sheet: boolean;
  $low?: boolean;
  $beside?: 'first' | 'next' | undefined;
}>`
  position: fixed;
  inset: 0;
  z-index: 51;
  display: flex;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}px, calc(100vw - 32px));
  height: fit-content;
  max-height: min(88dvh, 860px);
  margin: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${rise} 180ms ease-out;
  &:focus-visible {
    outline: none;
  }
  ${({ $beside }) => $beside && besideStyle}
  ${phone} {
    ${({ $sheet }) =>
      $sheet &&
      css`
        width: 100%;
        height: calc(100dvh - var(--keyboard, 0px));
        max-height: none;
        margin-top: 0;
        padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
        border: 0;
        border-radius: 0;
      `}
    ${({ $low }) =>
      $low &&
      css`
        width: 100%;
        margin-bottom: 0;
        padding-bottom: env(safe-area-inset-bottom);
        border-bottom: 0;
        border-radius: var(--radius-l) var(--radius-l) 0 0;
      `}
  }
`;

export const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;

export const Panel = styled(Radix.Content)<{
  $size: DialogSize;
  $sheet: boolean;
  $low?: boolean;
  $beside?: 'first' | 'next' | undefined;
}>`
  ${panelStyle}
`;

/** A handle in place of the cross, which stays for a mouse, for keys and for a screen reader. */
const lowHead = css`
  position: relative;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0 auto;
    width: 36px;
    height: 4px;
    margin-inline: auto;
    border-radius: 2px;
    background: var(--line-strong);
  }
  ${coarse} {
    > button:last-child:not(:focus-visible) {
      ${visuallyHidden}
    }
  }
`;

export const Head = styled.div<{ $low?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: 20px 16px 12px 24px;
  ${phone} {
    padding: 12px 8px 8px 16px;
    ${({ $low }) =>
      $low &&
      css`
        padding: 32px 16px 8px;
        ${lowHead}
      `}
  }
`;

/** What a window is. */
export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const titleStyle = css`
  flex: 1;
  font: 650 var(--type-heading);
  letter-spacing: -0.015em;
`;

export const textStyle = css`
  color: var(--text-2);
  text-wrap: pretty;
`;

export const Body = styled.div`
  /* A basis of 0% would be 0 in WebKit, where the panel's height is that of its content. */
  flex: 1 1 auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 12px;
  padding: 4px 24px 24px;
  ${phone} {
    padding: 4px 16px 16px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: 14px 24px;
  border-top: 1px solid var(--line);
  ${phone} {
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  }
`;
