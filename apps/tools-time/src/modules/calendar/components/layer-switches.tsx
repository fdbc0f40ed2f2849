import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { coarse, forcedColors, phone, screenOnly } from '@plainday/ui-theme';
import { LAYERS, type Layer } from '../model/calendar.schema';
import { EventMark, HabitDots, RepeatRing, TaskRing, TrackedMark } from './glyphs';

const Row = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  /* One line that is drawn aside: the hours are what a phone is opened for. */
  ${phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: -4px;
    padding: 4px;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 30px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--sunken);
  color: var(--text-2);
  font: 500 var(--type-small);
  &:hover {
    border-color: var(--line-strong);
    color: var(--text);
  }
  &[aria-pressed='false'] {
    background: transparent;
    color: var(--text-3);
    text-decoration: line-through;
  }
  ${coarse} {
    min-height: 44px;
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;

const SAMPLE = [
  { id: 'a', done: true },
  { id: 'b', done: false },
];

const WORDS: Readonly<Record<Layer, { readonly text: string; readonly glyph: ReactNode }>> = {
  tasks: { text: 'Tasks', glyph: <TaskRing priority="medium" /> },
  repeats: { text: 'Repeats', glyph: <RepeatRing /> },
  tracked: { text: 'Tracked time', glyph: <TrackedMark aria-hidden /> },
  habits: { text: 'Habits', glyph: <HabitDots habits={SAMPLE} /> },
  calendars: { text: 'Calendars', glyph: <EventMark aria-hidden /> },
};

export interface LayerSwitchesProps {
  /** Layers somebody offers. */
  readonly offered: readonly Layer[];
  readonly off: readonly Layer[];
  readonly onToggle: (layer: Layer) => void;
}

/** The layers with their own glyphs: the legend that switches (CV5). */
export function LayerSwitches({ offered, off, onToggle }: LayerSwitchesProps) {
  return (
    <Row role="group" aria-label="Layers">
      {LAYERS.filter((layer) => offered.includes(layer)).map((layer) => (
        <Switch
          key={layer}
          type="button"
          aria-pressed={!off.includes(layer)}
          onClick={() => onToggle(layer)}
        >
          {WORDS[layer].glyph}
          {WORDS[layer].text}
        </Switch>
      ))}
    </Row>
  );
}
