import { render, screen } from '@testing-library/react';
import { AppBoundary } from './app-boundary';

function Broken(): never {
  throw new Error('no chunk');
}

describe('AppBoundary', () => {
  it('offers another try in place of a blank page', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <AppBoundary release="r1">
        <Broken />
      </AppBoundary>,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });
});
