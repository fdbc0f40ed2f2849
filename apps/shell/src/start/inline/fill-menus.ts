import type { Preferences } from '@plainday/data-preferences';
import { readLocal, readLocalJson } from '@plainday/shared-platform';
import { personKey, TOOLS_KEY } from '@plainday/shared-platform/start';
import { barTools, sidebarTools, type ToolChoice } from '../../selection/catalogue.logic';
import { partOf, shownDashboard, userId } from './page';
import { sentTools, type SentTool } from './sent-tools';

/** Behind the menus of the dashboard: the tools that this browser shows, and the entry that is open. */
export function fillMenus(): void {
  const frame = shownDashboard();
  if (!frame) return;
  const projects = Number(readLocal(personKey('projects', userId())));
  partOf(frame, '.f-projects').style.height = `${projects * 36}px`;
  const list = partOf(frame, '.f-tools');
  // The server has drawn all tools there are, in their order.
  const tools = sentTools().filter((tool) => tool.group !== 'tool' || entryOf(list, tool));
  const choice = chosenTools();
  fillBar(frame, barTools(tools, choice)[1]);
  fillList(list, tools, choice, frame.dataset.tool);
  // What is painted before it is filled would be seen to jump.
  partOf(frame, '.f-rest').dataset.filled = '';
  markOpen(frame);
}

/** What somebody chose of the tools, of which nothing is certain yet. */
function chosenTools(): ToolChoice {
  const chosen = readLocalJson(personKey('preferences', userId()));
  const { hiddenTools, pinnedTools } = (chosen ?? {}) as Partial<Preferences>;
  return {
    hidden: Array.isArray(hiddenTools) ? hiddenTools : [],
    pinned: Array.isArray(pinnedTools) ? pinnedTools : null,
  };
}

function entryOf(list: ParentNode, { id }: SentTool): HTMLElement | null {
  return list.querySelector(`[data-tool="${id}"]`);
}

/** The entry beside All Tasks on a phone. */
function fillBar(frame: HTMLElement, tool: SentTool | undefined): void {
  const part = partOf(frame, '.f-bottom-bar').children[3] as HTMLElement;
  if (!tool) return part.remove();
  const entry = entryOf(frame, tool) ?? partOf(frame, '[data-name="Upcoming"]');
  const icon = partOf(entry, 'svg').cloneNode(true);
  partOf(part, 'svg').replaceChildren(...icon.childNodes);
  partOf(part, 'span').textContent = tool.shortTitle || tool.title;
  part.dataset.name = tool.heading;
}

function fillList(
  list: HTMLElement,
  tools: readonly SentTool[],
  choice: ToolChoice,
  toolId: string | undefined,
): void {
  const all = partOf(list, '.f-all');
  const { listed, folded } = sidebarTools(tools, choice);
  partOf(all, '.f-count').textContent = String(folded.length);
  if (readLocal(TOOLS_KEY) === 'closed') return list.replaceChildren();
  if (!choice.pinned && choice.hidden.length === 0) return all.remove();
  const open = folded.filter(({ id }) => id === toolId);
  const entries = (some: readonly SentTool[]) => some.flatMap((tool) => entryOf(list, tool) ?? []);
  list.replaceChildren(...entries(listed), ...(folded.length > 0 ? [all] : []), ...entries(open));
}

function markOpen(frame: HTMLElement): void {
  const { view } = frame.dataset;
  if (!view) return;
  for (const entry of frame.querySelectorAll<HTMLElement>('.f-entry, .f-bottom-entry')) {
    if (entry.dataset.name !== view) continue;
    entry.setAttribute('aria-current', 'page');
    if (entry.closest('.f-rest')) entry.scrollIntoView?.({ block: 'nearest' });
  }
}
