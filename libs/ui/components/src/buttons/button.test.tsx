import { render, screen } from '@testing-library/react';
import { Button } from './button';

/** As translators of browsers do it: each text gives way to an element. */
function translate(node: Node, words: string): void {
  const font = document.createElement('font');
  font.textContent = words;
  const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
  (text as ChildNode).replaceWith(font);
}

it('[F14] shows the words of its state after the page was translated', () => {
  const { rerender } = render(<Button>Start</Button>);
  translate(screen.getByRole('button'), 'Beginnen');
  expect(screen.getByRole('button')).toHaveTextContent('Beginnen');
  rerender(<Button>Pause</Button>);
  expect(screen.getByRole('button').textContent).toBe('Pause');
});

it('keeps words in one piece', () => {
  render(
    <Button>
      {5} min work · {1} break
    </Button>,
  );
  expect(screen.getByRole('button', { name: '5 min work · 1 break' }).childElementCount).toBe(1);
});
