/** The script of the floor: rows of an array, of which as many are in the document as a screen shows. */
function run(count: number): void {
  const SHOWN = 20;
  let tasks = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Task number ${index}`,
  }));
  const list = document.querySelector('ul');
  const [add, search] = document.querySelectorAll('input');
  if (!list || !add || !search) return;

  const [ul, field] = [list, search];
  function draw(): void {
    const rows = tasks.filter(({ title }) => title.toLowerCase().includes(field.value));
    ul.setAttribute('aria-rowcount', String(rows.length));
    ul.replaceChildren(
      ...rows.slice(0, SHOWN).map(({ id, title }) => {
        const row = document.createElement('li');
        const box = document.createElement('input');
        row.dataset['taskId'] = id;
        box.type = 'checkbox';
        row.append(box, title);
        return row;
      }),
    );
  }

  add.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    tasks = [{ id: add.value, title: add.value }, ...tasks];
    add.value = '';
    draw();
  });
  search.addEventListener('input', draw);
  list.addEventListener('change', ({ target }) => {
    const row = (target as Element).closest('li');
    tasks = tasks.filter(({ id }) => id !== row?.dataset['taskId']);
    draw();
  });
  draw();
  Object.assign(add, { __live: true });
}

/** A list without a framework, a server or a style: what this machine and browser cost by themselves. */
export function floorPage(tasks: number): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title></head><body id="root">' +
    '<main><form><input placeholder="Add a task..."></form>' +
    '<input type="search" placeholder="Search tasks..."><ul></ul></main>' +
    `<script>const __name=(named)=>named;(${run.toString()})(${tasks})</script></body></html>`
  );
}
