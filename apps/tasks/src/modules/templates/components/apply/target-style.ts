import styled from 'styled-components';

export const Picker = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font: 550 var(--type-small);
  }
  ul {
    max-height: 200px;
    margin: 0;
    padding: 4px;
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
  li button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 32px;
    padding: 6px 10px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    &:hover {
      background: var(--hover);
    }
  }
  @media (pointer: coarse) {
    li button {
      min-height: 44px;
    }
  }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    min-height: 32px;
    padding: 2px 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    font: 500 var(--type-small);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:hover {
    background: var(--hover);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      border-color: Highlight;
    }
  }
`;
