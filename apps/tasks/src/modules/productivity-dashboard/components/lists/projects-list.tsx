import { useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { EmptyState } from '@plainday/ui-patterns';
import { Folder } from 'lucide';
import type { Statistics } from '../../hooks/use-statistics';
import { projectShares } from '../../model/projects.logic';
import { ruleOf, titleOf } from '../../model/texts.logic';
import { BarRow } from './bar-row';
import { Bars } from './bar-row-style';
import { ListHead } from './list-head';
import { Panels } from '../overview-style';

/** Every project with its count; the most tasks first. */
export function ProjectsList({ statistics }: { readonly statistics: Statistics }) {
  const { projects, counted } = statistics;
  const { navigate } = useShell();
  const shares = projectShares(projects, counted);
  const place = { kind: 'projects' } as const;

  return (
    <>
      <ListHead title={titleOf(place, projects)} count={shares.length} rule={ruleOf(place)} />
      {shares.length === 0 && (
        <EmptyState icon={Folder} title="No projects yet">
          <Button onClick={() => navigate({ kind: 'tool', toolId: 'settings' })}>
            Create a project in Settings
          </Button>
        </EmptyState>
      )}
      <Panels>
        <Bars aria-labelledby="counted">
          {shares.map(({ project, ...share }) => (
            <BarRow
              key={project.id}
              place={{ kind: 'project', projectId: project.id }}
              name={project.title}
              share={share}
              color={project.color}
            />
          ))}
        </Bars>
      </Panels>
    </>
  );
}
