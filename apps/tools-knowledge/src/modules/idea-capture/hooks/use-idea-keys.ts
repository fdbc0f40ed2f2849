import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useShortcuts } from '@plainday/ui-patterns';
import { IDEA_SHORTCUTS } from '../idea-capture.shortcuts';
import type { Idea } from '../model/idea.schema';
import type { Ideas } from './use-ideas';
import { useSingleKeys } from '../../../shared/use-single-keys';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** N and F go to the fields, which it gives; S and T act on the idea that has the focus. */
export function useIdeaKeys(ideas: Ideas) {
  const title = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const singleKeys = useSingleKeys();

  function goTo(field: RefObject<HTMLInputElement | null>): boolean {
    field.current?.focus();
    return field.current !== null;
  }

  function withFocused(act: (idea: Idea) => unknown): boolean {
    const card = document.activeElement?.closest<HTMLElement>('[data-idea-id]');
    const idea = ideas.ideas.find(({ id }) => id === card?.dataset.ideaId);
    if (idea) act(idea);
    return idea !== undefined;
  }

  useShortcuts(
    IDEA_SHORTCUTS,
    {
      new: () => goTo(title),
      search: () => goTo(search),
      star: () => withFocused((idea) => ideas.toggleStar(idea)),
      task: () => withFocused((idea) => void ideas.makeTask(idea)),
    },
    { singleKeys },
  );
  return { title, search };
}

/** Arrows walk from card to card, in the order in which they were captured. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLElement)) return;
  if (target.dataset.control !== 'open' || event.ctrlKey || event.metaKey || event.altKey) return;
  const titles = [...currentTarget.querySelectorAll<HTMLElement>('[data-control="open"]')];
  const next = titles[titles.indexOf(target) + step];
  next?.focus();
  event.preventDefault();
}
