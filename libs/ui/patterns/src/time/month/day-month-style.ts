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
    position: relative;
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
  .rdp-outside,
  .past {
    color: var(--text-3);
  }
  .rdp-today .rdp-day_button {
    border-color: var(--accent);
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
  .further .rdp-day_button {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  .low .rdp-day_button::after,
  .half .rdp-day_button::after,
  .full .rdp-day_button::after {
    content: '';
    position: absolute;
    bottom: 3px;
    width: 5px;
    height: 3px;
    border-radius: 2px;
    background: var(--control);
    forced-color-adjust: none;
  }
  .half .rdp-day_button::after {
    width: 11px;
  }
  .full .rdp-day_button::after {
    width: 18px;
  }
  .rdp-selected .rdp-day_button::after {
    background: currentColor;
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
