import type { IconNode } from '@plainday/federation-contract';
import { DASHBOARD_FRAME_ID, TOOL_SHAPE } from '@plainday/shared-platform/start';
import {
  Check,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Inbox,
  LayoutGrid,
  LogOut,
  Menu,
  PanelLeftClose,
  Plus,
  Search,
  Settings,
  Sun,
  Sunrise,
  Trash2,
} from 'lucide';
import { liveBar } from './live-bar';
import { svg } from './inline';

function entry(title: string, icon: IconNode, name = title): string {
  return entryOf(title, svg(icon), `data-name="${name}"`);
}

function entryOf(title: string, icon: string, data: string): string {
  return `<div class="f-entry" ${data}>${icon}<span class="f-entry-title">${title}</span></div>`;
}

/** A tool, for the server to fill in: it knows the release, and the browser need not make every icon before it paints. */
function toolModel(): string {
  const icon = svg([]).replace('</svg>', '{icon}</svg>');
  return `<!--${TOOL_SHAPE} ${entryOf('{title}', icon, 'data-name="{heading}" data-tool="{id}"')}-->`;
}

function group(title: string, icon: IconNode): string {
  return `<div class="f-group-title"><span>${title}</span><span class="f-icon">${svg(icon, 16)}</span></div>`;
}

function sidebar(): string {
  return (
    `<div class="f-sidebar" aria-hidden="true"><div class="f-brand"><span class="f-logo">${svg(Check, 16, 2.5)}</span>Plainday` +
    `<span class="f-icon">${svg(PanelLeftClose)}</span></div>` +
    `<div class="f-entries">${entry('Today', Sun)}${entry('Upcoming', Sunrise)}${entry('All Tasks', Inbox)}${entry('Completed', CircleCheck)}${entry('Trash', Trash2)}${entry('Settings', Settings)}</div>` +
    `<div class="f-rest">${group('Projects', Plus)}<div class="f-projects"></div>${group('Productivity Tools', ChevronDown)}` +
    `<div class="f-entries f-tools">${toolModel()}<div class="f-entry f-all">${svg(LayoutGrid)}<span class="f-entry-title">All tools</span>` +
    `<span class="f-count"></span>${svg(ChevronRight, 16)}</div></div></div>` +
    `<div class="f-foot">${entry('Sign Out', LogOut, '')}</div></div>`
  );
}

function header(): string {
  return (
    `<div class="f-header" aria-hidden="true"><span class="f-icon f-worded" data-word="Menu">${svg(Menu, 20)}</span><div class="f-search">${svg(Search, 16)}<span>Search tasks...</span>` +
    '<span class="f-kbd">/</span></div>' +
    `<div class="f-end"><span class="f-icon f-worded" data-word="Search">${svg(Search, 20)}</span>` +
    '<span class="f-icon f-worded f-late" data-word="Reminders"></span><div class="f-clock"><span class="f-time"></span><span class="f-date"></span></div></div></div>'
  );
}

function bottomBar(): string {
  const part = (title: string, icon: IconNode, name = '') =>
    `<div class="f-bottom-entry" data-name="${name}">${svg(icon, 20)}<span>${title}</span></div>`;
  return (
    `<div class="f-bottom-bar" aria-hidden="true">${part('Today', Sun, 'Today')}${part('Tasks', Inbox, 'All Tasks')}` +
    `<div class="f-plus">${svg(Plus, 20)}</div>${part('', [])}${part('Tools', LayoutGrid)}</div>`
  );
}

/**
 * The frame of the dashboard: a picture around a live add bar; the scripts in it add what only the browser knows. The
 * menus, by far the largest part, come behind `between`, up to which the first paint waits.
 */
export function dashboardFrame(between: string): string {
  return (
    `<div id="${DASHBOARD_FRAME_ID}" class="f-frame"><div class="f-content">${header()}` +
    `<main class="f-page"><h1 class="f-title"></h1>${liveBar()}<ul class="f-kept" aria-hidden="true"></ul></main></div>` +
    `${between}${sidebar()}${bottomBar()}</div>`
  );
}
