import { parsePlace, placeText, type ListPlace } from './place';

const places: ListPlace[] = [
  { kind: 'total' },
  { kind: 'completed' },
  { kind: 'pending' },
  { kind: 'high' },
  { kind: 'today' },
  { kind: 'projects' },
  { kind: 'priority', priority: 'low' },
  { kind: 'project', projectId: '7b0c-1' },
  { kind: 'week', monday: '2026-11-16' },
];

test.each(places)('[PD6] %j is written so that it is read back the same', (place) => {
  expect(parsePlace(placeText(place))).toEqual(place);
});

test.each([undefined, '', 'nonsense', 'priority-urgent', 'week-2026-02-30', 'project-'])(
  '[PD6] %j is the overview',
  (at) => {
    expect(parsePlace(at)).toBeNull();
  },
);
