import type { Selection } from '@plainday/federation-contract';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams, type NavigateFunction } from 'react-router-dom';
import { readLastView, writeLastView } from './last-view';
import { useStable } from './use-stable';
import { isBare, isSameSelection, readView, searchedSelection, viewHref } from './selection.logic';

export interface ViewPort {
  readonly selection: Selection;
  readonly search: string;
  readonly navigate: (selection: Selection, search?: string) => void;
  readonly setSearch: (text: string) => void;
}

/** Browsers refuse to rewrite the URL on every key, so it follows the typing. Milliseconds. */
const URL_DELAY_MS = 300;

/** What the URL says; a bare one leads to where one was last. */
function useUrlView(userId: string, go: NavigateFunction) {
  const [params] = useSearchParams();
  const bare = isBare(params);
  const query = params.toString();
  const inUrl = useMemo(
    () => (bare ? readLastView(userId) : readView(new URLSearchParams(query))),
    [bare, query, userId],
  );
  const href = viewHref(inUrl.selection);
  const selection = useStable(inUrl.selection, href);

  useEffect(() => {
    if (bare) void go(href, { replace: true });
    else writeLastView(userId, { selection, search: '' });
  }, [bare, go, href, selection, userId]);
  return { selection, search: inUrl.search };
}

/** The search text as it is shown, ahead of that in the URL while it is typed. `echo` is what we wrote there. */
function useSearchText(inUrl: string, go: NavigateFunction) {
  const [search, showSearch] = useState(inUrl);
  const echo = useRef(inUrl);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);
  useEffect(() => {
    // Back, Forward or a link, and not the echo of our own writing.
    if (inUrl === echo.current) return;
    echo.current = inUrl;
    showSearch(inUrl);
  }, [inUrl]);

  /** Shows a text at once, and goes to a view with it now or when the typing pauses. */
  const write = useCallback(
    (target: Selection, text: string, delay: number | null) => {
      clearTimeout(pending.current);
      showSearch(text);
      const open = (options?: { replace: boolean }) => {
        echo.current = text;
        void go(viewHref(target, text), options);
      };
      if (delay === null) open();
      else pending.current = setTimeout(() => open({ replace: true }), delay);
    },
    [go],
  );
  return { search, echo, write };
}

/** What is shown, for what asks later. */
function useShown(selection: Selection) {
  const shown = useRef(selection);
  useLayoutEffect(() => {
    shown.current = selection;
  }, [selection]);
  return shown;
}

/** The selection in the URL, and the search text, which is ahead of the URL while it is typed. */
export function useView(userId: string): ViewPort {
  const go = useNavigate();
  const { selection, search: inUrl } = useUrlView(userId, go);
  const { search, echo, write } = useSearchText(inUrl, go);

  // Stays the same wherever one is, so that turning pages within a tool does not draw the menu again.
  const shown = useShown(selection);
  const navigate = useCallback(
    (target: Selection, text = '') => {
      // A task that is closed leaves no step behind: Back leads to where one came from.
      if (isClosing(shown.current, target))
        void go(viewHref(target, echo.current), { replace: true });
      else write(target, text, null);
    },
    [echo, go, shown, write],
  );

  const setSearch = useCallback(
    (text: string) => {
      const target = searchedSelection(selection, text);
      write(target, text, target === selection ? URL_DELAY_MS : null);
    },
    [selection, write],
  );

  return useMemo(
    () => ({ selection, search, navigate, setSearch }),
    [selection, search, navigate, setSearch],
  );
}

/** Whether this takes the open task away and leaves the list. */
function isClosing(from: Selection, to: Selection): boolean {
  const isOpen = from.kind !== 'tool' && from.taskId !== undefined;
  return isOpen && to.kind !== 'tool' && to.taskId === undefined && isSameSelection(from, to);
}
