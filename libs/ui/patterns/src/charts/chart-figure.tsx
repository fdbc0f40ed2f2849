import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';
import { SectionHeading } from '../page/section-heading';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table';

export interface ChartFigureProps extends Pick<DataTableProps, 'columns' | 'rows'> {
  readonly title: string;
  /** A fact beside the title: a sum, a range. */
  readonly note?: ReactNode;
  /** Further controls beside the switch: a range, a menu. */
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
  /** The picture. */
  readonly children: ReactNode;
}

const Section = styled.section`
  min-width: 0;
`;

/** A picture of numbers and the same numbers as a table, one at a time. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, note, actions, level, columns, rows, children } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeading
        id={id}
        note={note}
        level={level}
        actions={
          <>
            {actions}
            <Button size="s" variant="ghost" onClick={() => setTable(!isTable)}>
              {isTable ? 'Show chart' : 'Show table'}
            </Button>
          </>
        }
      >
        {title}
      </SectionHeading>
      {isTable ? <DataTable label={`${title}: table`} columns={columns} rows={rows} /> : children}
    </Section>
  );
}
