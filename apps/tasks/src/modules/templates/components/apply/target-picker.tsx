import { useId, useState } from 'react';
import type { Project } from '@plainday/domain-tasks';
import { foldText, matchesText } from '@plainday/shared-utils';
import { Button, ProjectDot } from '@plainday/ui-components';
import { SearchField } from '@plainday/ui-patterns';
import { LISTED_PROJECTS } from './project-entries';
import { Options, Picker } from './target-style';

/** Found projects that are shown at once; more letters find the rest. */
const SHOWN = 30;

interface TargetPickerProps {
  readonly projects: readonly Project[];
  /** Null for no project. */
  readonly value: string | null;
  /** Opens with the search. */
  readonly searching: boolean;
  readonly onChange: (projectId: string | null) => void;
}

/** Where the tasks go: no project, one of the first three, or any other by search (spec §9, decisions 66). */
export function TargetPicker({ projects, value, searching, onChange }: TargetPickerProps) {
  const name = useId();
  const [isOpen, setOpen] = useState(searching);
  const [query, setQuery] = useState('');
  const first = projects.slice(0, LISTED_PROJECTS);
  const other = projects.slice(LISTED_PROJECTS).find(({ id }) => id === value);
  const listed = other ? [...first, other] : first;
  const found = projects.filter(({ title }) => matchesText(title, foldText(query.trim())));

  return (
    <Picker>
      <legend>Project</legend>
      <Options>
        <label>
          <input
            type="radio"
            name={name}
            checked={value === null}
            onChange={() => onChange(null)}
          />
          No Project
        </label>
        {listed.map((project) => (
          <label key={project.id}>
            <input
              type="radio"
              name={name}
              checked={value === project.id}
              onChange={() => onChange(project.id)}
            />
            <ProjectDot color={project.color} />
            <span dir="auto">{project.title}</span>
          </label>
        ))}
        {projects.length > LISTED_PROJECTS && (
          <Button size="s" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            More…
          </Button>
        )}
      </Options>
      {isOpen && (
        <>
          <SearchField
            label="Search projects"
            autofocus={searching}
            value={query}
            onChange={setQuery}
          />
          <ul aria-label="Projects">
            {found.slice(0, SHOWN).map((project) => (
              <li key={project.id}>
                <button
                  type="button"
                  onClick={() => {
                    onChange(project.id);
                    setOpen(false);
                  }}
                >
                  <ProjectDot color={project.color} />
                  <span dir="auto">{project.title}</span>
                </button>
              </li>
            ))}
            {found.length === 0 && <li>{`No projects found for "${query.trim()}"`}</li>}
          </ul>
        </>
      )}
    </Picker>
  );
}
