import { PRIORITIES, priorityLabel } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { ShellLink } from '../../../shared/shell-link';
import { selectionOf } from '../hooks/use-place';
import type { Statistics } from '../hooks/use-statistics';
import { rateOf } from '../model/counted.logic';
import type { Numbers } from '../model/numbers.logic';
import type { ListPlace } from '../model/place';
import { topProjects } from '../model/projects.logic';
import { RATE_RULE, ruleOf, titleOf } from '../model/texts.logic';
import { BarRow } from './lists/bar-row';
import { Bars } from './lists/bar-row-style';
import { Completions } from './completions';
import { Figure } from './figure';
import { Figures, Strip } from './figure-style';
import { Columns, Hint, Panels } from './overview-style';
import { Section } from './section';

const COLORS = { high: 'var(--red)', medium: 'var(--control)', low: 'var(--control)' };
const STRIP = [{ kind: 'completed' }, { kind: 'pending' }, { kind: 'high' }] as const;

interface OverviewProps {
  readonly numbers: Numbers;
  readonly statistics: Statistics;
}

/** All numbers of the dashboard (spec §2, Productivity Dashboard). */
export function Overview({ numbers, statistics }: OverviewProps) {
  const { projects, present } = statistics;
  const { shareOf, projects: shares } = numbers;
  const figure = (place: ListPlace) => ({
    place,
    title: titleOf(place, projects),
    rule: ruleOf(place),
    value: String(shareOf(place).total),
  });
  const all = shareOf({ kind: 'total' });
  const today = shareOf({ kind: 'today' });
  const top = topProjects(shares);
  const rate = rateOf(all);

  return (
    <Panels>
      <Figures aria-label="Figures">
        <Figure {...figure({ kind: 'total' })} note={`${all.total - all.completed} open`} />
        <Figure
          {...figure({ kind: 'today' })}
          note={`${today.completed} of ${today.total} completed`}
          percent={rateOf(today)}
        />
        <Figure
          {...figure({ kind: 'projects' })}
          value={String(projects.length)}
          note={`${shares.filter(({ total }) => total > 0).length} with tasks`}
        />
        <Figure
          place={{ kind: 'completed' }}
          title="Completion Rate"
          value={`${rate}%`}
          rule={RATE_RULE}
          note={`${all.completed} of ${all.total} completed`}
          percent={rate}
        />
      </Figures>
      <Strip aria-label="Counts">
        {STRIP.map((place) => (
          <Figure key={place.kind} {...figure(place)} />
        ))}
      </Strip>
      <Columns>
        <Section
          id="priorities"
          title="Priorities"
          rule="Open and completed tasks by priority. The bar is the completed part."
        >
          <Bars>
            {PRIORITIES.map((priority) => (
              <BarRow
                key={priority}
                place={{ kind: 'priority', priority }}
                name={priorityLabel(priority)}
                share={shareOf({ kind: 'priority', priority })}
                color={COLORS[priority]}
              />
            ))}
          </Bars>
        </Section>
        <Section
          id="projects"
          title="Top projects"
          rule="The five projects with most tasks, open and completed. The bar is the completed part."
          aside={
            shares.length > top.length && (
              <ShellLink to={selectionOf({ kind: 'projects' })}>
                {`All ${plural(shares.length, 'project')}`}
              </ShellLink>
            )
          }
        >
          {top.length === 0 && <Hint>No project has tasks yet.</Hint>}
          <Bars>
            {top.map(({ project, ...share }) => (
              <BarRow
                key={project.id}
                place={{ kind: 'project', projectId: project.id }}
                name={project.title}
                share={share}
                color={project.color}
              />
            ))}
          </Bars>
        </Section>
      </Columns>
      <Completions shareOf={shareOf} present={present} />
    </Panels>
  );
}
