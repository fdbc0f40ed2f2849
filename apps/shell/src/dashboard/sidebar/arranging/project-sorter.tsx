import { useAppDispatch } from '@plainday/data-api';
import { placeProject } from '@plainday/data-tasks';
import { moveId, neighboursOf, type Project } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { quoted } from '@plainday/shared-utils';
import { ProjectDot } from '@plainday/ui-components';
import { EntrySorter } from './entry-sorter';

export interface ProjectSorterProps {
  /** The list whose entries carry `data-project`. */
  readonly list: HTMLElement;
  readonly projects: readonly Project[];
}

/** Moves the projects of the sidebar: one request, one Undo. */
export function ProjectSorter({ list, projects }: ProjectSorterProps) {
  const { notify, undo } = useShell();
  const dispatch = useAppDispatch();
  const ids = projects.map((project) => project.id);

  async function save(after: readonly string[], id: string, title: string): Promise<void> {
    const saved = dispatch(placeProject(id, neighboursOf(after, id)));
    const takeBack = () => void dispatch(placeProject(id, neighboursOf(ids, id)));
    const withdraw = undo.offer(`${quoted(title)} moved`, takeBack, { about: [id] });
    const { error } = await saved;
    if (!error) return;
    withdraw();
    notify.toast({
      title: 'Failed to update project. Please try again.',
      description: title,
      tone: 'destructive',
    });
  }

  function move(id: string, index: number): string {
    const after = moveId(ids, id, index);
    const title = projects.find((project) => project.id === id)?.title ?? 'Project';
    if (after === ids) return '';
    void save(after, id, title);
    return `${title} moved to position ${after.indexOf(id) + 1} of ${after.length}.`;
  }

  return (
    <EntrySorter
      list={list}
      kind="project"
      entries={projects.map(({ id, title, color }) => ({
        id,
        title,
        mark: <ProjectDot color={color} />,
      }))}
      onMove={move}
    />
  );
}
