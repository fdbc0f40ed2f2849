import { buildProject, buildTask } from '@plainday/testing-unit';
import { placeMove } from './task-places.logic';

const present = { nowMs: Date.parse('2026-11-21T14:06:00Z'), dayStartMinutes: 0, timeZone: 'UTC' };
const home = buildProject({ id: 'home', title: 'Home' });
const at = (due_date: string | null, project_id: string | null = null) =>
  buildTask({ due_date, project_id });

function moveOf(place: string, ...tasks: ReturnType<typeof at>[]) {
  return placeMove({ place, tasks, projects: [home], present });
}

it('[TL25] says what a project, All Tasks, Today and Trash do', () => {
  const task = at(null, 'other');
  expect(moveOf('home', task)).toEqual({
    kind: 'project',
    projectId: 'home',
    said: 'Move to Home',
  });
  expect(moveOf('all', task)).toEqual({
    kind: 'project',
    projectId: null,
    said: 'Move to No Project',
  });
  expect(moveOf('today', task)).toEqual({ kind: 'today', said: 'Move to Today' });
  expect(moveOf('trash', task)).toEqual({ kind: 'trash', said: 'Move to Trash' });
});

it('[TL25] does nothing where the tasks are already, and nothing anywhere else', () => {
  const there = at('2026-11-21T09:00:00Z', 'home');
  expect(moveOf('home', there)).toBeNull();
  expect(moveOf('today', there)).toBeNull();
  expect(moveOf('all', at(null))).toBeNull();
  expect(moveOf('upcoming', there)).toBeNull();
  expect(moveOf('trash')).toBeNull();
  expect(moveOf('today', there, at('2026-11-22T09:00:00Z'))).not.toBeNull();
});
