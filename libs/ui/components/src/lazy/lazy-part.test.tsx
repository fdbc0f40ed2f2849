import { act, render, screen } from '@testing-library/react';
import { lazyPart, PART_FAILED } from './lazy-part';

interface DialogProps {
  readonly title: string;
  readonly onClose?: () => void;
}

function Dialog({ title }: DialogProps) {
  return <p>{title}</p>;
}

function outage(failures: number) {
  let left = failures;
  return () =>
    left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve<typeof Dialog>(Dialog);
}

it('draws the part once it has come, and at once from then on', async () => {
  const Part = lazyPart(outage(0));
  const first = render(<Part title="Move" />);
  expect(await screen.findByText('Move')).toBeVisible();
  first.unmount();
  render(<Part title="Schedule" />);
  expect(screen.getByText('Schedule')).toBeVisible();
});

it('one that fails closes itself, says so, leaves the page, and works at the next try', async () => {
  const Part = lazyPart(outage(1));
  const onClose = jest.fn();
  const onFailed = jest.fn();
  window.addEventListener(PART_FAILED, onFailed);
  const page = (open: boolean) => (
    <>
      <p>The list</p>
      {open && <Part title="Move" onClose={onClose} />}
    </>
  );
  const { rerender } = render(page(true));
  await act(async () => undefined);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The list')).toBeVisible();
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Move')).toBeVisible();
  window.removeEventListener(PART_FAILED, onFailed);
});

it('one that fails leaves no stand-in behind, even if it cannot be closed, until the next try', async () => {
  const Part = lazyPart<DialogProps>(outage(1), <p>On its way</p>);
  const { rerender } = render(<Part title="Move" />);
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => undefined);
  expect(screen.queryByText('On its way')).toBeNull();
  rerender(<Part title="Schedule" />);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Schedule')).toBeVisible();
});

it('what is fetched ahead in vain is silent, and fetched when it is needed', async () => {
  const Part = lazyPart(outage(1));
  const onFailed = jest.fn();
  window.addEventListener(PART_FAILED, onFailed);
  await Part.preload();
  expect(onFailed).not.toHaveBeenCalled();
  render(<Part title="Move" />);
  expect(await screen.findByText('Move')).toBeVisible();
  window.removeEventListener(PART_FAILED, onFailed);
});
