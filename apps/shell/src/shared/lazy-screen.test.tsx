import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen';

const Page = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('lazyScreen', () => {
  it('shows a preloaded screen without a pause', async () => {
    const { preload, Screen } = lazyScreen(async () => Page);
    await preload();
    render(<Screen name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('waits for one that is not loaded', async () => {
    const { Screen } = lazyScreen(async () => Page);
    await act(async () => {
      render(
        <Suspense fallback="Loading...">
          <Screen name="Ada" />
        </Suspense>,
      );
    });
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('tries again after a download that failed, and downloads once otherwise', async () => {
    const load = jest.fn(async () => Page).mockRejectedValueOnce(new Error('offline'));
    const { preload } = lazyScreen(load);
    await expect(preload()).rejects.toThrow('offline');
    await preload();
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
