import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  padding-block-end: var(--space-4);
`;

/** How an app is made of a site on iOS, where no button can do it. */
export function InstallSteps() {
  return (
    <Steps aria-label="How to install">
      <li>Tap Share in the bar of the browser.</li>
      <li>Choose Add to Home Screen.</li>
      <li>Tap Add, then open Plainday there.</li>
    </Steps>
  );
}
