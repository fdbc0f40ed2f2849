import styled from 'styled-components';

export const UseForm = styled.form`
  display: grid;
  gap: 20px;
  h3 {
    margin-bottom: 10px;
    font: 550 13px/20px var(--font);
    overflow-wrap: anywhere;
  }
  section {
    padding: 14px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
`;

export const Notice = styled.p`
  padding-top: 6px;
  color: var(--text-3);
  font: 400 12px/16px var(--font);
`;
