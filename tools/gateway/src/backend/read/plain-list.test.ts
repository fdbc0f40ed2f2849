import { listStatements } from './list-sql';
import { readPlainList } from './plain-list';

const ORDER = 'order=position.asc%2Ccreated_at.desc%2Cid.asc';
const columns = new Map([
  ['id', 'uuid'],
  ['user_id', 'uuid'],
  ['position', 'integer'],
  ['created_at', 'timestamp with time zone'],
  ['deleted_at', 'timestamp with time zone'],
]);

function statements(search: string) {
  const list = readPlainList(search);
  return list && listStatements('tasks', columns, list);
}

test('the list of the app becomes one statement, its values apart', () => {
  const user = '7a2c5f0e-1111-4222-8333-944455556666';
  const made = statements(
    `?select=*&user_id=eq.${user}&deleted_at=is.null&position=gte.4&${ORDER}&limit=1000`,
  );
  expect(made?.rows.parameters).toEqual([user, '4']);
  expect(made?.rows.sql).toContain(
    'from (select * from public."tasks" where "user_id" = $1::text::uuid and "deleted_at" is null' +
      ' and "position" >= $2::text::integer' +
      ' order by "position" asc nulls last, "created_at" desc nulls first, "id" asc nulls last limit 1000)',
  );
  expect(made?.count).toEqual({
    sql:
      'select count(*)::integer as total from public."tasks" where "user_id" = $1::text::uuid' +
      ' and "deleted_at" is null and "position" >= $2::text::integer',
    parameters: [user, '4'],
  });
});

test.each([
  '',
  '?select=*',
  `?select=*&${ORDER}`,
  '?select=*&limit=10',
  `?select=id&${ORDER}&limit=10`,
  `?select=*,projects(*)&${ORDER}&limit=10`,
  `?select=*&select=*&${ORDER}&limit=10`,
  `?select=*&${ORDER}&limit=0`,
  `?select=*&${ORDER}&limit=1001`,
  `?select=*&${ORDER}&limit=1e3`,
  `?select=*&${ORDER}&limit=10&offset=0`,
  `?select=*&${ORDER}&limit=10&id=eq.a'b`,
  `?select=*&${ORDER}&limit=10&id=eq.null`,
  `?select=*&${ORDER}&limit=10&id=in.(1,2)`,
  `?select=*&${ORDER}&limit=10&id=not.eq.1`,
  `?select=*&${ORDER}&limit=10&or=(id.eq.1)`,
  `?select=*&${ORDER}&limit=10&and=is.null`,
  `?select=*&${ORDER}&limit=10&title=eq.a%20b`,
  `?select=*&${ORDER}&limit=10&data->>x=eq.1`,
  `?select=*&${ORDER}&limit=10&%22id%22=eq.1`,
  `?select=*&${ORDER}&limit=10&id%3B=eq.1`,
  '?select=*&order=id&limit=10',
  '?select=*&order=id.asc%3Bdrop&limit=10',
  '?select=*&order=other.asc&limit=10',
  `?select=*&${ORDER}&limit=10&other=eq.1`,
])('leaves %p to the library', (search) => {
  expect(statements(search)).toBeNull();
});
