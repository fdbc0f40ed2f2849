import { todayOf } from '@plainday/domain-calendar';
import {
  filterIdeas,
  newIdea,
  resurfacedAfter,
} from '../../../../apps/tools-knowledge/src/modules/idea-capture/model/ideas.logic';
import { emptyDraft as emptyIdea } from '../../../../apps/tools-knowledge/src/modules/idea-capture/model/idea.schema';
import {
  entryOf,
  filterEntries,
} from '../../../../apps/tools-knowledge/src/modules/knowledge-base/model/entries.logic';
import {
  emptyDraft,
  type Entry,
} from '../../../../apps/tools-knowledge/src/modules/knowledge-base/model/entry.schema';
import { newGoal } from '../../../../apps/tools-knowledge/src/modules/learning-tracker/model/goals.logic';
import { emptyGoal } from '../../../../apps/tools-knowledge/src/modules/learning-tracker/model/learning.schema';
import {
  percentOf,
  weeklyMinutes,
} from '../../../../apps/tools-knowledge/src/modules/learning-tracker/model/progress.logic';
import {
  logged,
  takenBack,
} from '../../../../apps/tools-knowledge/src/modules/learning-tracker/model/session.logic';
import {
  lastSeven,
  minutesPerWeek,
} from '../../../../apps/tools-knowledge/src/modules/learning-tracker/model/weeks.logic';
import { addNode } from '../../../../apps/tools-knowledge/src/modules/mind-mapping/model/edit.logic';
import {
  outlineOf,
  removeNodes,
} from '../../../../apps/tools-knowledge/src/modules/mind-mapping/model/graph.logic';
import { connectionsOf } from '../../../../apps/tools-knowledge/src/modules/mind-mapping/model/maps.logic';
import type { Nodes } from '../../../../apps/tools-knowledge/src/modules/mind-mapping/model/mind-map.schema';
import { groupNotes } from '../../../../apps/tools-knowledge/src/modules/notes/model/note-groups.logic';
import {
  addNote,
  deleteNote,
} from '../../../../apps/tools-knowledge/src/modules/notes/model/notes.logic';
import type { KeptNote } from '../../../../apps/tools-knowledge/src/modules/notes/model/notes.schema';
import {
  titleFor,
  totalText,
} from '../../../../apps/tools-knowledge/src/modules/voice-notes/model/voice-notes.logic';
import { sum, type Figure, type Life } from '../life';
import { keyOf, mondayOf, weekdayOf } from '../wall';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** How a day is called on another one of the same year. */
function calledOn(day: number, today: number): string {
  if (today - day < 2) return today === day ? 'Today' : 'Yesterday';
  if (today - day < 7) return WEEKDAYS[weekdayOf(day)] ?? '';
  const [, month, date] = keyOf(day).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}`;
}

/** Moments of a day, the earliest first. */
const momentsOf = (life: Life, count: number) =>
  Array.from({ length: count }, () => life.moment()).sort((a, b) => a - b);

export function notes(life: Life): Figure[] {
  let kept: readonly KeptNote[] = [];
  const counts = new Map<number, number>();
  return life.days.flatMap((day) => {
    momentsOf(life, life.chance(3)).forEach((at, index) => {
      kept = addNote(kept, { id: `${day}-${index}`, content: 'Milk', now: life.at(day, at) });
      counts.set(day, (counts.get(day) ?? 0) + 1);
    });
    const gone = kept[life.chance(6)];
    if (gone) {
      kept = deleteNote(kept, gone.id);
      const of = Number(gone.id.split('-')[0]);
      counts.set(of, (counts.get(of) ?? 0) - 1);
    }
    const model = [...counts]
      .filter(([, count]) => count > 0)
      .reverse()
      .map(([of, count]) => [calledOn(of, day), count]);
    return life.looks(life.endOf(day)).map((look) => ({
      name: `${keyOf(day)}: notes by day`,
      app: groupNotes(kept, look).map(({ title, notes: group }) => [title, group.length]),
      model,
    }));
  });
}

export function ideas(life: Life): Figure[] {
  const made = life.days.flatMap((day) =>
    momentsOf(life, life.chance(3)).map((at, index) => ({
      day,
      at,
      id: `${day}-${index}`,
      starred: life.chance(3) === 0,
    })),
  );
  const rows = made.map(({ day, at, id, starred }) => ({
    ...newIdea({ ...emptyIdea, title: 'Boat' }, { id, userId: 'u', now: life.at(day, at) }),
    ...(starred && { status: 'starred' as const }),
  }));
  const [first = 0] = life.days;
  const later = first + 31;
  const filter = { query: '', starredOnly: true, tag: null, archived: false };
  return life.looks(life.at(later, 720)).flatMap((look) => [
    {
      name: 'ideas: shown again after 30 days',
      app: rows
        .filter((row) => resurfacedAfter(row, todayOf(look), look) === 30)
        .map(({ id }) => id),
      model: made.filter(({ day }) => day === first + 1).map(({ id }) => id),
    },
    {
      name: 'ideas: starred',
      app: filterIdeas(rows, filter).length,
      model: made.filter(({ starred }) => starred).length,
    },
  ]);
}

export function learning(life: Life): Figure[] {
  const [first = 0] = life.days;
  const studied = new Map<number, number>();
  let goal = newGoal(
    { ...emptyGoal, topic: 'Rust' },
    { id: 'g', userId: 'u', now: life.at(first, 430) },
  );
  return life.days.flatMap((day) => {
    momentsOf(life, life.chance(3)).forEach((at, index) => {
      const now = life.at(day, at);
      const minutes = 15 * (1 + life.chance(6));
      const session = {
        id: `${day}-${index}`,
        goalId: 'g',
        at: new Date(now).toISOString(),
        before: goal.last_studied,
        day: todayOf({ ...life, nowMs: now }),
        minutes,
        note: '',
      };
      goal = logged(logged(goal, session), session);
      if (life.chance(5) === 0) goal = takenBack(goal, session);
      else studied.set(day, (studied.get(day) ?? 0) + minutes);
    });
    const between = (from: number, to: number) =>
      sum([...studied].filter(([one]) => one >= from && one <= to).map(([, minutes]) => minutes));
    const total = between(first, day);
    const monday = mondayOf(day);
    return life.looks(life.endOf(day)).flatMap((look) => {
      const today = todayOf(look);
      return [
        {
          name: `${keyOf(day)}: learning`,
          app: [
            goal.time_spent,
            goal.progress_percentage,
            percentOf(goal.time_spent, 20),
            weeklyMinutes([goal], today, look),
          ],
          model: [
            total,
            Math.round(Math.min(100, total / 12)),
            Math.round(Math.min(100, total / 12)),
            between(day - 6, day),
          ],
        },
        {
          name: `${keyOf(day)}: learning by day and week`,
          app: [
            lastSeven([goal], today).map(({ minutes }) => minutes),
            minutesPerWeek([goal], today).map(({ minutes }) => minutes),
          ],
          model: [
            Array.from({ length: 7 }, (_, index) => between(day - 6 + index, day - 6 + index)),
            Array.from({ length: 12 }, (_, index) =>
              between(monday - 7 * (11 - index), monday - 7 * (11 - index) + 6),
            ),
          ],
        },
      ];
    });
  });
}

export function mindMap(life: Life): Figure[] {
  let nodes: Nodes = [];
  let [roots, children] = [0, 0];
  return life.days.map((day) => {
    for (let index = life.chance(4); index > 0; index -= 1) {
      const parent = nodes[0];
      const isRoot = !parent || life.chance(3) === 0;
      nodes = addNode(
        nodes,
        { id: `${day}-${index}`, text: 'Idea' },
        { parentId: isRoot ? null : parent.id },
      );
      if (isRoot) roots += 1;
      else children += 1;
    }
    const leaf = nodes.find(
      ({ id, connections }) => id !== nodes[0]?.id && connections.length === 0,
    );
    if (leaf && life.chance(3) === 0) {
      const isRoot = !nodes.some(({ connections }) => connections.includes(leaf.id));
      nodes = removeNodes(nodes, new Set([leaf.id]));
      if (isRoot) roots -= 1;
      else children -= 1;
    }
    return {
      name: `${keyOf(day)}: ideas, roots and connections of a map`,
      app: [nodes.length, outlineOf(nodes).length, connectionsOf(nodes)],
      model: [roots + children, roots, children],
    };
  });
}

export function knowledge(life: Life): Figure[] {
  let entries: readonly Entry[] = [];
  let order: string[] = [];
  return life.days.map((day) => {
    const [first = 0, second = 0] = momentsOf(life, 2);
    const draft = { ...emptyDraft, title: `Entry ${day}`, content: day % 2 ? 'Roof' : 'Garden' };
    entries = [...entries, entryOf(draft, { id: `${day}`, now: life.at(day, first) })];
    order = [`${day}`, ...order];
    const before = entries[life.chance(entries.length)];
    if (before) {
      const changed = entryOf(
        { ...emptyDraft, title: before.title, content: before.content },
        { id: 'x', now: life.at(day, second), before },
      );
      entries = entries.map((one) => (one.id === before.id ? changed : one));
      if (second > first) order = [before.id, ...order.filter((id) => id !== before.id)];
      else order = [...order];
    }
    const filter = { query: 'roof', category: null, type: null, starredOnly: false };
    return {
      name: `${keyOf(day)}: entries that say roof, by change`,
      app: filterEntries(entries, filter).map(({ id }) => id),
      model: order.filter((id) => Number(id) % 2 === 1),
    };
  });
}

export function voiceNotes(life: Life): Figure[] {
  const kept: { title: string; duration: number }[] = [];
  return life.days.map((day, index) => {
    const duration = 30 + life.chance(400);
    kept.push({ title: titleFor('', kept), duration });
    const minutes = Math.round(sum(kept.map((note) => note.duration)) / 60);
    const total =
      minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    return {
      name: `${keyOf(day)}: names and length of voice notes`,
      app: [kept.at(-1)?.title, totalText(kept)],
      model: [
        `Voice Note ${index + 1}`,
        kept.length === 1 && duration < 60 ? `${duration} s` : total,
      ],
    };
  });
}
