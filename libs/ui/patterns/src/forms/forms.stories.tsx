import { useState } from 'react';
import { NativeSelect, TextField } from '@plainday/ui-components';
import { ChoiceField } from './choice-field';
import { FormField } from './form-field';
import { RestoredNotice } from './restored-notice';
import { SearchField } from './search-field';

export default { title: 'Kit/Forms' };

const stack = { display: 'grid', gap: 16, maxWidth: 420 } as const;
const PRIORITIES = ['low', 'medium', 'high'] as const;

export function Fields() {
  return (
    <div style={stack}>
      <FormField label="Title" required>
        {(control) => <TextField {...control} />}
      </FormField>
      <FormField label="E-mail" hint="Nobody else sees it.">
        {(control) => <TextField {...control} type="email" />}
      </FormField>
      <FormField label="Minutes" error="Say a number from 1 to 60.">
        {(control) => <TextField {...control} defaultValue="x" />}
      </FormField>
      <FormField label="Priority">
        {(control) => (
          <NativeSelect {...control}>
            <option>High</option>
          </NativeSelect>
        )}
      </FormField>
    </div>
  );
}

export function Choices() {
  const [value, setValue] = useState<(typeof PRIORITIES)[number]>('medium');
  return (
    <div style={stack}>
      <ChoiceField
        label="Priority"
        value={value}
        options={PRIORITIES}
        nameOf={(option) => option.toUpperCase()}
        onChange={setValue}
      />
    </div>
  );
}

export function Search() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('milk');
  return (
    <div style={stack}>
      <SearchField label="Search notes" value={empty} onChange={setEmpty} />
      <SearchField label="Search ideas" value={filled} onChange={setFilled} width={240} />
    </div>
  );
}

export function Restored() {
  return <RestoredNotice onRestart={() => undefined} />;
}
