import { useMemo, useState } from 'react';
import { modulesOffering, useShell } from '@plainday/federation-contract';
import { announce, useShortcuts } from '@plainday/ui-patterns';
import { TRIAGE_SHORTCUTS } from '../idea-capture.shortcuts';
import type { Idea } from '../model/idea.schema';
import { deckOf, nextOpen, undecided } from '../model/triage.logic';
import type { Ideas } from './use-ideas';
import { useSingleKeys } from '../../../shared/use-single-keys';

/** The deck of the ideas that were undecided when the triage began, and what can be decided. */
export function useTriage(ideas: Ideas, onDone: () => void) {
  const { modules } = useShell();
  const [ids] = useState(() => undecided(ideas.ideas).map(({ id }) => id));
  const [at, setAt] = useState(0);
  const deck = useMemo(() => deckOf(ids, ideas.ideas), [ids, ideas.ideas]);
  const idea = ideas.ideas.find(({ id }) => id === ids[at]);
  const isOver = nextOpen(deck, -1) === null;
  const canMakeTasks = modulesOffering(modules, { part: 'actions', kind: 'make-tasks' }).length > 0;

  const canMakeGoals = modulesOffering(modules, { part: 'actions', kind: 'make-goal' }).length > 0;

  /** Decides and goes on; Undo comes back to the idea. */
  function decide(act: (idea: Idea, back: () => void) => unknown, said: string): boolean {
    if (!idea || isOver || deck.decisions[at] !== null) return false;
    const here = at;
    act(idea, () => setAt(here));
    const decided = { ...deck, decisions: deck.decisions.with(here, 'archived') };
    setAt(nextOpen(decided, here) ?? here);
    announce(said);
    return true;
  }

  const decisions = {
    task: () =>
      canMakeTasks &&
      decide((one, back) => void ideas.makeTask(one, back), `${idea?.title ?? ''}: now a task`),
    goal: () =>
      canMakeGoals &&
      decide((one, back) => void ideas.makeGoal(one, back), `${idea?.title ?? ''}: now a goal`),
    star: () => decide(ideas.toggleStar, `${idea?.title ?? ''}: starred`),
    archive: () => decide(ideas.archive, `${idea?.title ?? ''}: archived`),
    remove: () => decide(ideas.remove, `${idea?.title ?? ''}: deleted`),
  };

  /** To a neighbour, without deciding. Ideas that are gone are passed over. */
  function go(step: 1 | -1): boolean {
    const known = new Set(ideas.ideas.map(({ id }) => id));
    for (let place = at + step; place >= 0 && place < ids.length; place += step) {
      if (!known.has(ids[place] ?? '')) continue;
      setAt(place);
      return true;
    }
    return false;
  }

  useShortcuts(
    TRIAGE_SHORTCUTS,
    {
      'triage-task': decisions.task,
      'triage-goal': decisions.goal,
      'triage-star': decisions.star,
      'triage-archive': decisions.archive,
      'triage-delete': decisions.remove,
      'triage-next': () => go(1),
      'triage-previous': () => go(-1),
      'triage-done': onDone,
    },
    { singleKeys: useSingleKeys(), repeating: ['triage-next', 'triage-previous'] },
  );

  return { deck, at, idea, isOver, can: { task: canMakeTasks, goal: canMakeGoals }, decisions, go };
}
