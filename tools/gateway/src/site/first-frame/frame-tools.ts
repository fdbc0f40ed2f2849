import type { Release } from '@plainday/federation-contract';
import { TOOL_SHAPE } from '@plainday/shared-platform/start';
import { escapeHtml } from '../../../../../supabase/functions/shared/escape-html';

/** How the shell's first frame draws a tool, with `{id}`, `{heading}`, `{title}` and `{icon}` for what the release says. */
const MODEL = new RegExp(`<!--${TOOL_SHAPE} (.*?)-->`, 's');

type Module = Release['remotes'][string]['modules'][number];

/** Tools in the order in which the sidebar lists them. */
function inOrder({ remotes }: Release): readonly Module[] {
  const modules = Object.values(remotes).flatMap((remote) => remote.modules);
  return modules.sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1));
}

function shapes(icon: Module['icon']): string {
  return icon
    .map(([shape, measures]) => {
      const list = Object.entries(measures).map(
        ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
      );
      return `<${shape}${list.join('')}></${shape}>`;
    })
    .join('');
}

/** What the first frame knows of the tools, in their order. A shell without a place for them draws their icons itself. */
export function frameTools(release: Release, page: string): readonly object[] {
  const isDrawn = MODEL.test(page);
  return inOrder(release).map(({ id, title, shortTitle, heading, icon, group, order }) => {
    return { id, title, shortTitle, heading, group, order, ...(isDrawn ? {} : { icon }) };
  });
}

/** Draws all tools that the sidebar may list into the first frame; a script there takes away what this browser hides. */
export function drawTools(page: string, release: Release): string {
  const listed = inOrder(release).filter(({ group }) => group === 'tool');
  return page.replace(MODEL, (_, model: string) =>
    listed
      .map(({ id, title, heading, icon }) => {
        const parts = new Map([
          ['{id}', escapeHtml(id)],
          ['{title}', escapeHtml(title)],
          ['{heading}', escapeHtml(heading)],
          ['{icon}', shapes(icon)],
        ]);
        return model.replace(/\{\w+\}/g, (name) => parts.get(name) ?? '');
      })
      .join(''),
  );
}
