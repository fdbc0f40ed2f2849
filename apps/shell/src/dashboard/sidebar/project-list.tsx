import type { Selection } from '@plainday/federation-contract';
import { IconButton, ProjectDot } from '@plainday/ui-components';
import { useProjectsQuery } from '@plainday/data-tasks';
import { Plus } from 'lucide';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { Entries, GroupTitle } from '../frame-parts';
import { isSameSelection } from '../../selection/selection.logic';
import { lazyLayer } from '../../shared/lazy-layer';
import { NewProjectInput } from './new-project-input';
import { SidebarEntry } from './sidebar-entry';
import { useProjectRoom } from './use-project-room';
import { useReached } from './use-reached';

const ProjectSorter = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "project-sorter" */ './arranging/project-sorter'))
      .ProjectSorter,
);

export interface ProjectListProps {
  readonly selection: Selection;
  /** Open tasks by project id, once they are known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onOpen: (selection: Selection) => void;
}

/** The projects, and the place where a new one is named. */
export function ProjectList({ selection, counts, onOpen }: ProjectListProps) {
  const { data } = useProjectsQuery();
  const projects = data ?? [];
  const minHeight = useProjectRoom(data?.length);
  const [isNaming, setNaming] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { isReached, ...reach } = useReached();

  function stopNaming() {
    setNaming(false);
    addButton.current?.focus();
  }

  return (
    <>
      <GroupTitle>
        <span id="projects-title">Projects</span>
        <IconButton
          ref={addButton}
          compact
          size={28}
          iconSize={16}
          label="Add project"
          icon={Plus}
          onClick={() => setNaming(true)}
        />
      </GroupTitle>
      <Entries ref={setList} aria-labelledby="projects-title" style={{ minHeight }} {...reach}>
        {projects.map((project) => {
          const target: Selection = { kind: 'project', projectId: project.id };
          return (
            <SidebarEntry
              key={project.id}
              projectId={project.id}
              selection={target}
              isCurrent={isSameSelection(target, selection)}
              title={project.title}
              icon={
                <DotPlace>
                  <ProjectDot color={project.color} />
                </DotPlace>
              }
              count={counts?.[project.id]}
              onOpen={onOpen}
            />
          );
        })}
        {isNaming && (
          <li>
            <NewProjectInput onDone={stopNaming} />
          </li>
        )}
      </Entries>
      {isReached && list && projects.length > 1 && (
        <Suspense>
          <ProjectSorter list={list} projects={projects} />
        </Suspense>
      )}
    </>
  );
}

const DotPlace = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 18px;
`;
