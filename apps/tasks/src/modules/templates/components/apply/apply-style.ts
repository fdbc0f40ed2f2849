import styled from 'styled-components';

export const UseForm = styled.form`
  display: grid;
  gap: 20px;
  h3 {
    margin-bottom: 10px;
    font: 550 var(--type-small);
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
  font: var(--type-caption);
`;
