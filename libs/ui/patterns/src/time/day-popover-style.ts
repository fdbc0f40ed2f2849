import { styled } from 'styled-components';

/** The clothes of react-day-picker, whose own style sheet is not loaded. */
export const Calendar = styled.div`
  font: var(--type-body);
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 36px;
    padding-inline-start: 10px;
    font-weight: 600;
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
    gap: 2px;
  }
  .rdp-nav button,
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .rdp-nav button[aria-disabled='true'] {
    opacity: 0.4;
  }
  .arrow {
    display: grid;
  }
  .rdp-chevron {
    fill: var(--text-2);
    width: 18px;
    height: 18px;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    height: 28px;
    color: var(--text-3);
    font: 500 var(--type-caption);
  }
  .rdp-day {
    padding: 1px;
  }
  .rdp-outside {
    color: var(--text-3);
  }
  .rdp-today .rdp-day_button {
    color: var(--accent-text);
    font-weight: 650;
  }
  .rdp-nav button:not([aria-disabled='true']):hover,
  .rdp-day_button:hover:not(:disabled) {
    background: var(--hover);
  }
  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover:not(:disabled) {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .rdp-disabled {
    opacity: 0.4;
  }
  @media (pointer: coarse) {
    .rdp-nav button,
    .rdp-day_button {
      width: 40px;
      height: 40px;
    }
    .rdp-month_caption {
      height: 40px;
    }
  }
  @media (forced-colors: active) {
    .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
    }
  }
`;
