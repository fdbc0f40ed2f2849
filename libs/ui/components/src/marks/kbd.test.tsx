import { render } from '@testing-library/react';
import { Keys } from './kbd';

it('keeps keys apart that are read one after another', () => {
  const { container } = render(<Keys names={['Ctrl', 'Enter']} />);
  expect(container.textContent).toBe('Ctrl Enter');
});
