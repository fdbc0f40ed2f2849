import type { Project } from '@plainday/domain-tasks';
import { Checkbox, NativeSelect } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import type { PreviewGroup, Target } from '../../../../shared/import/apply/preview.logic';
import { Groups } from './import-style';

const valueOf = (target: Target) => (target.kind === 'into' ? target.id : target.kind);

function targetOf(value: string): Target {
  const isWord = value === 'new' || value === 'none' || value === 'out';
  return isWord ? { kind: value } : { kind: 'into', id: value };
}

interface PreviewGroupsProps {
  readonly groups: readonly PreviewGroup[];
  readonly projects: readonly Project[];
  readonly targets: ReadonlyMap<string, Target>;
  readonly open: string;
  /** What is proposed for a project that is taken in again. */
  readonly proposed: ReadonlyMap<string, Target>;
  readonly onTarget: (key: string, target: Target) => void;
  readonly onOpen: (key: string) => void;
}

/** The projects of a file: in or out, and where they go. */
export function PreviewGroups(props: PreviewGroupsProps) {
  const { groups, projects, targets, open, proposed, onTarget, onOpen } = props;
  return (
    <Groups role="list" aria-label="Projects of the file">
      {groups.map(({ key, title, fresh }) => {
        const target = targets.get(key) ?? { kind: 'out' };
        const isIn = target.kind !== 'out';
        const home = proposed.get(key) ?? { kind: 'none' };
        return (
          <li key={key} data-open={key === open || undefined}>
            <Checkbox
              shape="square"
              label={`Import ${title}`}
              checked={isIn}
              onChange={() =>
                onTarget(
                  key,
                  isIn ? { kind: 'out' } : home.kind === 'out' ? { kind: 'none' } : home,
                )
              }
            />
            <button
              type="button"
              data-name=""
              aria-pressed={key === open}
              onClick={() => onOpen(key)}
            >
              {title}
            </button>
            <span data-count="">{plural(fresh, 'new', 'new')}</span>
            <label>
              <NativeSelect
                aria-label={`${title} goes into`}
                value={valueOf(target)}
                onChange={(event) => onTarget(key, targetOf(event.currentTarget.value))}
              >
                {key !== '' && <option value="new">A new project</option>}
                <option value="none">No project</option>
                <option value="out">Leave out</option>
                {projects.map((project) => (
                  <option key={project.id} value={project.id}>
                    {project.title}
                  </option>
                ))}
              </NativeSelect>
            </label>
          </li>
        );
      })}
    </Groups>
  );
}
