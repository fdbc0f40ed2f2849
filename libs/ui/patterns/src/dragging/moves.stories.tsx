import { GripVertical } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card, IconButton } from '@plainday/ui-components';
import { DropZones, useDragSource, useDropZone } from '../drop-zones/drop-zones';
import { SortableList, useSortableRow } from '../sortable/sortable-list';

export default { title: 'Kit/Moves' };

function Row({ id }: { readonly id: string }) {
  const { rowRef, rowProps, handleRef, handleProps } = useSortableRow(id);
  return (
    <div
      ref={rowRef}
      style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 44 }}
      {...rowProps}
    >
      <IconButton ref={handleRef} label={`Move ${id}`} icon={GripVertical} {...handleProps} />
      {id}
    </div>
  );
}

export function Sorted() {
  const [ids, setIds] = useState<readonly string[]>(['Fern', 'Cactus', 'Rose']);
  function handleMove(id: string, at: number) {
    const others = ids.filter((one) => one !== id);
    setIds([...others.slice(0, at), id, ...others.slice(at)]);
  }
  return (
    <SortableList ids={ids} onMove={handleMove} renderOverlay={(id) => <Card>{id}</Card>}>
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </SortableList>
  );
}

function Zone({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { zoneRef, cardId } = useDropZone(id);
  return (
    <section ref={zoneRef} aria-label={id} style={{ minHeight: 72, flex: '1 1 120px' }}>
      <p>{cardId ? `Let go to move it to ${id}` : id}</p>
      {children}
    </section>
  );
}

function Board({ zone }: { readonly zone: string }) {
  return (
    <div {...useDragSource()} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {['Do', 'Plan'].map((id) => (
        <Zone key={id} id={id}>
          {zone === id && <Card data-drag-id="card">Water the fern</Card>}
        </Zone>
      ))}
    </div>
  );
}

export function Dropped() {
  const [zone, setZone] = useState('Do');
  return (
    <DropZones
      onDrop={(_card, id) => setZone(id)}
      renderOverlay={() => <Card>Water the fern</Card>}
      sayOver={(_card, id) => `It would go to ${id}`}
    >
      <Board zone={zone} />
    </DropZones>
  );
}
