import { styled } from 'styled-components';

/** The window a drawing of the product stands in. It is a picture: nothing in it can be reached or read aloud. */
export const PictureFrame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 18px;
  background: var(--bg);
  box-shadow:
    0 2px 4px var(--shadow-near),
    0 40px 80px -40px var(--shadow-far);
  font: var(--type-body);
  text-align: left;
  user-select: none;
`;

/** A small line of facts under a task. */
export const Meta = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--text-3);
  font-size: var(--size-caption);
  white-space: nowrap;
`;
