import { useState } from 'react';
import { Checkbox } from './checkbox';
import { ColorPicker } from './color-picker';
import { Scale } from './scale';
import { ScaleBars } from './scale-bars';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';
import { ToggleChip } from './toggle-chip';

export default { title: 'Kit/Choices' };

const nothing = () => undefined;
const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;
const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month', disabled: true },
] as const;
const swatches = [
  { color: '#2563eb', name: 'Blue', shape: 'circle' },
  { color: '#059669', name: 'Green', shape: 'leaf' },
  { color: '#b45309', name: 'Amber' },
] as const;
const steps = ['Bad', 'Poor', 'Fair', 'Good', 'Great'].map((label) => ({ label }));

export function Checkboxes() {
  return (
    <div style={row}>
      <Checkbox label="Open" checked={false} onChange={nothing} />
      <Checkbox label="Completed" checked onChange={nothing} />
      {(['high', 'medium', 'low'] as const).map((priority) => (
        <Checkbox key={priority} label={`Priority ${priority}`} priority={priority} />
      ))}
      <Checkbox label="Subtask" size={16} />
      <Checkbox label="Setting" shape="square" checked onChange={nothing} />
      <Checkbox label="Coloured" checked color="#059669" onChange={nothing} />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Completed, disabled" checked disabled onChange={nothing} />
    </div>
  );
}

export function Switches() {
  return (
    <div style={row}>
      <Switch label="Off" />
      <Switch label="On" checked onChange={nothing} />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" checked disabled onChange={nothing} />
    </div>
  );
}

export function Segments() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('week');
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SegmentedControl label="Range" options={options} value={value} onChange={setValue} />
      <SegmentedControl label="Wide" options={options} value="day" onChange={nothing} wide />
      <SegmentedControl
        label="Disabled"
        options={options}
        value="day"
        onChange={nothing}
        disabled
      />
    </div>
  );
}

export function Chips() {
  return (
    <div style={row}>
      <ToggleChip>Off</ToggleChip>
      <ToggleChip checked onChange={nothing}>
        On
      </ToggleChip>
      <ToggleChip disabled>Disabled</ToggleChip>
    </div>
  );
}

export function Scales() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Scale label="Mood" steps={steps} value={value} onChange={setValue} />
      <Scale label="Energy" steps={steps} value={4} onChange={nothing} />
      <Scale label="Disabled" steps={steps} value={2} onChange={nothing} disabled />
      <Scale label="Without its name" steps={steps} value={1} onChange={nothing} labelHidden />
      <ScaleBars value={3} />
    </div>
  );
}

export function Colors() {
  const [value, setValue] = useState<string>('#2563eb');
  return <ColorPicker swatches={swatches} value={value} onChange={setValue} />;
}
