import type { Active, Over } from '@dnd-kit/core';
import { announcementsFor } from './sortable-announcements';

const say = announcementsFor(['a', 'b', 'c'], (id) => `Task ${id}`);
const active = { id: 'b' } as Active;
const over = { id: 'c' } as Over;

it('counts places from one', () => {
  expect(say.onDragStart({ active })).toBe('Task b is picked up, position 2 of 3.');
  expect(say.onDragOver({ active, over })).toBe('Task b is picked up, position 3 of 3.');
  expect(say.onDragEnd({ active, over })).toBe('Task b was dropped at position 3 of 3.');
});

it('says when nothing has changed', () => {
  expect(say.onDragOver({ active, over: null })).toBeUndefined();
  expect(say.onDragEnd({ active, over: null })).toBe('Task b is back in its place.');
  expect(say.onDragCancel({ active, over: null })).toMatch(/^Moving was cancelled/);
});
