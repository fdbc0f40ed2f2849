import { keepFocusIn } from './focus-kept';

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('a window has the focus when what had it in there goes, and leaves it to the page when the page had it', async () => {
  document.body.innerHTML =
    '<div tabindex="-1"><button>In</button></div><button>Out</button><p>Text</p>';
  const window = document.querySelector('div') as HTMLElement;
  const [inside, outside] = document.querySelectorAll('button');
  const stop = keepFocusIn(window);
  inside?.focus();
  inside?.remove();
  await settled();
  expect(window).toHaveFocus();

  outside?.focus();
  outside?.remove();
  window.append('more');
  await settled();
  expect(document.body).toHaveFocus();
  stop();
});
