import { toCsv } from './csv.logic';

test('[TT10] one row per entry, under a head', () => {
  const csv = toCsv(
    [
      {
        id: 's1',
        user_id: 'u1',
        task_name: '=Write',
        project_id: 'p1',
        task_id: null,
        start_time: '2026-11-21T08:00:00Z',
        end_time: '2026-11-21T09:00:00Z',
        duration: 3600,
        notes: null,
      },
    ],
    () => 'Home',
  );
  expect(csv).toBe(
    "Task,Project,Start,End,Seconds,Notes\r\n'=Write,Home,2026-11-21T08:00:00Z,2026-11-21T09:00:00Z,3600,\r\n",
  );
});
