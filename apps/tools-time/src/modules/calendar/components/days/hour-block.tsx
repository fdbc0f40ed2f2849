import type { CSSProperties } from 'react';
import { clockText } from '@plainday/domain-calendar';
import type { Project } from '@plainday/domain-tasks';
import { durationOf } from '../../../../shared/duration.logic';
import { HOUR_PX, type Block } from '../../model/blocks.logic';
import { hoursCard } from '../../model/move.logic';
import { tintStyle } from '../../model/tint.logic';
import { useEdge } from '../../hooks/use-edge';
import { Box, Edge } from './days-style';

/** From this height on a block has room for a second line. */
const TWO_LINES_PX = 33;
const LEAST_PX = 17;
const LINE_PX = 14;

/** Top and height of a stretch of the day, in the hours that are drawn. */
export function placeOf(from: number, to: number, firstHour: number): CSSProperties {
  const top = ((from - firstHour * 60) / 60) * HOUR_PX;
  return { top, height: Math.max(LEAST_PX, ((to - from) / 60) * HOUR_PX - 1) };
}

/** Lines of text that a block has room for; a title beyond them ends in dots. */
function linesIn(height: number): number {
  return Math.max(1, Math.floor((height - 4) / LINE_PX));
}

interface HourBlockProps {
  readonly block: Block;
  readonly firstHour: number;
  readonly project: Project | undefined;
  readonly onResize: (taskId: string, minutes: number) => void;
}

/** Something that takes time: tracked is filled, planned is outlined, a repeat to come is dashed. */
export function HourBlock({ block, firstHour, project, onResize }: HourBlockProps) {
  const { kind, title, from, lane, lanes, taskId, list } = block;
  const { minutes, edge } = useEdge(block, (chosen) => taskId && onResize(taskId, chosen));
  const to = minutes === null ? block.to : from + minutes;
  const seconds = minutes === null ? block.seconds : minutes * 60;
  const isTracked = kind === 'tracked';
  const place = placeOf(from, to, firstHour);
  const length = durationOf(seconds);
  const times = `${clockText(from % 1440)}–${clockText(to % 1440)}`;
  const hasTwoLines = Number(place.height) >= TWO_LINES_PX;
  const tip = [title, isTracked && (project?.title ?? 'No Project'), list?.name, times, length];

  const across = {
    insetInlineStart: `calc(${(lane / lanes) * 100}% + 3px)`,
    width: `calc(${100 / lanes}% - 6px)`,
  };
  const isLong = isTracked || minutes !== null;

  const box = (
    <Box
      data-kind={kind}
      data-line={!hasTwoLines || undefined}
      data-task-id={taskId}
      data-drag-id={taskId && hoursCard(taskId)}
      data-tip={tip.filter(Boolean).join(', ')}
      style={{
        ...place,
        ...(isTracked ? tintStyle(project?.color) : undefined),
        ...(list && { '--list': list.color }),
        ...across,
      }}
    >
      <b
        dir="auto"
        style={{ WebkitLineClamp: linesIn(Number(place.height)) - Number(hasTwoLines) }}
      >
        {title}
      </b>
      <span>{isLong ? `${times} · ${length}` : clockText(from % 1440)}</span>
    </Box>
  );
  if (taskId === undefined) return box;
  const bottom = Number(place.top) + Number(place.height);
  return (
    <>
      {box}
      <Edge
        {...edge}
        data-edge={taskId}
        data-tip={minutes === null ? 'Drag to change how long it takes' : undefined}
        style={{ top: bottom - 5, ...across }}
      />
    </>
  );
}
