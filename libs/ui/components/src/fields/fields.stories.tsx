import { useState } from 'react';
import { GrowingArea } from './growing-area';
import { NativeSelect } from './native-select';
import { PasswordField } from './password-field';
import { TagInput } from './tag-input';
import { TextArea, TextField } from './text-field';

export default { title: 'Kit/Fields' };

const stack = { display: 'grid', gap: 12, maxWidth: 420 } as const;
const LONG = 'A text that is longer than its field, so that one sees how it ends at the edge of it';

export function Lines() {
  return (
    <div style={stack}>
      <TextField aria-label="Empty" placeholder="Buy milk" />
      <TextField aria-label="Filled" defaultValue={LONG} />
      <TextField aria-label="Invalid" defaultValue="ann@" invalid />
      <TextField aria-label="Disabled" defaultValue="Cannot be changed" disabled />
      <TextField aria-label="Read only" defaultValue="Cannot be changed here" readOnly />
      <TextField aria-label="Number" type="number" defaultValue={25} />
    </div>
  );
}

export function Areas() {
  return (
    <div style={stack}>
      <TextArea aria-label="Notes" placeholder="Notes" />
      <TextArea aria-label="Invalid notes" defaultValue={LONG} invalid />
      <TextArea aria-label="Disabled notes" defaultValue="Cannot be changed" disabled />
      <GrowingArea aria-label="Grows" defaultValue={`${LONG}\nsecond line\nthird line`} />
    </div>
  );
}

export function Passwords() {
  return (
    <div style={stack}>
      <PasswordField id="password" aria-label="Password" autoComplete="new-password" />
      <PasswordField aria-label="Wrong password" defaultValue="secret" invalid />
    </div>
  );
}

export function Selects() {
  const options = ['Low', 'Medium', 'High'].map((name) => <option key={name}>{name}</option>);
  return (
    <div style={stack}>
      <NativeSelect aria-label="Priority">{options}</NativeSelect>
      <NativeSelect aria-label="Invalid" invalid>
        {options}
      </NativeSelect>
      <NativeSelect aria-label="Disabled" disabled>
        {options}
      </NativeSelect>
      <div>
        In a line:{' '}
        <NativeSelect aria-label="Quiet" quiet>
          {options}
        </NativeSelect>
      </div>
    </div>
  );
}

export function Tags() {
  const [tags, setTags] = useState<readonly string[]>([
    'phone',
    'errands',
    'a-tag-of-many-letters',
  ]);
  return (
    <div style={stack}>
      <TagInput label="Tags" value={tags} onChange={setTags} placeholder="Add a tag" />
      <TagInput label="No tags" value={[]} onChange={() => undefined} placeholder="Add a tag" />
      <TagInput label="Invalid tags" value={['wrong']} onChange={() => undefined} invalid />
    </div>
  );
}
