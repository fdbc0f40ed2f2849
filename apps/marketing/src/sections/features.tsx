import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { ProjectsPicture } from '../drawings/projects-picture';
import { ReminderPicture } from '../drawings/reminder-picture';
import { TaskPicture } from '../drawings/task-picture';
import { WeekPicture } from '../drawings/week-picture';
import { Column, Heading, Lead, Section, SectionHead } from '../frame/layout';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: var(--space-5);
  ${upTo(860)} {
    display: block;
  }
`;

const Tile = styled.article<{ $span: number }>`
  grid-column: span ${({ $span }) => $span};
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  justify-content: space-between;
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--surface);
  overflow: hidden;
  ${upTo(860)} {
    margin-bottom: var(--space-4);
  }
`;

const TileTitle = styled.h3`
  font-size: 1.25rem;
  line-height: 1.75rem;
  margin-bottom: 4px;
  letter-spacing: -0.02em;
`;

const TileText = styled.p`
  max-width: 42ch;
  color: var(--text-2);
  text-wrap: balance;
`;

const More = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-8) var(--space-6);
  padding-top: var(--space-12);
  ${upTo(860)} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${upTo(520)} {
    grid-template-columns: 1fr;
    gap: var(--space-6);
  }
`;

const MoreTitle = styled.h3`
  margin-bottom: 2px;
  font-size: 1rem;
  letter-spacing: -0.01em;
`;

interface FeatureProps {
  readonly span: number;
  readonly words: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

function Feature({ span, words, children }: FeatureProps) {
  return (
    <Tile $span={span}>
      <div>
        <TileTitle>{words.title}</TileTitle>
        <TileText>{words.text}</TileText>
      </div>
      {children}
    </Tile>
  );
}

/** What it does, with pictures of it. */
export function Features() {
  const { heading, text, tasks, reminders, analytics, projects, more } = landing.features;
  return (
    <Section id="features" tabIndex={-1}>
      <Column>
        <SectionHead>
          <Heading>{heading}</Heading>
          <Lead>{text}</Lead>
        </SectionHead>
        <Grid>
          <Feature span={7} words={tasks}>
            <TaskPicture />
          </Feature>
          <Feature span={5} words={reminders}>
            <ReminderPicture />
          </Feature>
          <Feature span={5} words={analytics}>
            <WeekPicture />
          </Feature>
          <Feature span={7} words={projects}>
            <ProjectsPicture />
          </Feature>
        </Grid>
        <More>
          {more.map((item) => (
            <li key={item.title}>
              <MoreTitle>{item.title}</MoreTitle>
              <TileText>{item.text}</TileText>
            </li>
          ))}
        </More>
      </Column>
    </Section>
  );
}
