import { useState } from 'react';
import type { FormEvent } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../forms/form-field';
import { DateField } from './date-field';
import { TimeField } from './time-field';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 12), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => onSubmit.mockClear());

interface ExampleProps {
  readonly start?: string;
  readonly min?: string;
  readonly max?: string;
}

function Example({ start = '2031-05-06', ...range }: ExampleProps) {
  const [day, setDay] = useState(start);
  const [time, setTime] = useState('09:00');
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormField label="Day" hint="Of the party">
        {(control) => <DateField {...control} {...range} value={day} onChange={setDay} />}
      </FormField>
      <FormField label="Time">
        {(control) => <TimeField {...control} value={time} onChange={setTime} />}
      </FormField>
      <output>{`${day} ${time}`}</output>
      <button>Save</button>
      <button type="button" onClick={() => setDay('2030-01-01')}>
        New year
      </button>
    </form>
  );
}

const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
const values = () => screen.getByRole('status').textContent;

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('counts a whole day at once, any other when the field is left, and writes it in order', async () => {
  render(<Example />);
  expect(day()).toHaveValue('05/06/2031');
  await type(day(), '2031-07-14');
  expect(values()).toContain('2031-07-14');
  expect(day()).toHaveValue('2031-07-14');
  await userEvent.tab();
  expect(day()).toHaveValue('07/14/2031');
  await type(day(), 'aug 3');
  expect(values()).toContain('2031-07-14');
  await userEvent.tab();
  expect(values()).toContain('2026-08-03');
  await userEvent.clear(day());
  expect(values()).toContain('2026-08-03');
  await userEvent.tab();
  expect(values()).toBe(' 09:00');
  expect(day()).toHaveAttribute('placeholder', 'MM/DD/YYYY');
});

it('takes a time by either clock, and shows it by the own one', async () => {
  render(<Example />);
  expect(time()).toHaveValue('9:00 AM');
  await type(time(), '21.15');
  await userEvent.tab();
  expect(time()).toHaveValue('9:15 PM');
  expect(values()).toContain('21:15');
});

it('steps the part at the caret, and goes from part to part once one is chosen', async () => {
  render(<Example />);
  const at = (field: HTMLInputElement, caret: number) => {
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  at(day(), 1);
  await userEvent.keyboard('{ArrowUp}');
  expect(day()).toHaveValue('06/06/2031');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(day()).toHaveValue('06/04/2031');
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(values()).toContain('2032-06-04');
  day().select();
  await userEvent.keyboard('{ArrowDown}');
  expect(values()).toContain('2032-06-03');
  at(time(), 0);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}');
  expect(time()).toHaveValue('10:15 PM');
  time().select();
  await userEvent.keyboard('{ArrowDown}');
  expect(values()).toContain('22:00');
});

it('says what is wrong, keeps what was typed, and keeps the form from being sent', async () => {
  render(<Example />);
  await type(day(), '2/30/2027');
  expect(day()).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(day()).toHaveValue('2/30/2027');
  expect(day()).toBeInvalid();
  expect(day()).toHaveFocus();
  expect(day()).toHaveAccessibleDescription(
    'Of the party This is not a day. Write it like 11/25/2026.',
  );
  await type(day(), '2/28/2027');
  await type(time(), '25:00{Enter}');
  expect(time()).toHaveAccessibleDescription('This is not a time. Write it like 9:30 PM.');
  expect(onSubmit).not.toHaveBeenCalled();
  await type(time(), '5p{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(values()).toBe('2027-02-28 17:00');
});

it('keeps a day out that lies before or after what may be chosen', async () => {
  render(<Example min="2031-05-05" max="2031-05-08" />);
  await type(day(), '5/9/2031');
  await userEvent.tab();
  expect(day()).toHaveAccessibleDescription(/Choose a day up to 05\/08\/2031\./);
  expect(values()).toContain('2031-05-06');
  await type(day(), '5/4/2031');
  expect(day()).toHaveAccessibleDescription(/Choose a day from 05\/05\/2031 on\./);
  await type(day(), '5/8/2031{ArrowUp}');
  expect(values()).toContain('2031-05-08');
  expect(day()).toBeValid();
});

it('gives up what was typed when something else answers', async () => {
  render(<Example />);
  await type(day(), 'soon');
  await userEvent.click(screen.getByRole('button', { name: 'New year' }));
  expect(day()).toHaveValue('01/01/2030');
  expect(day()).toBeValid();
});

it('is the field of the device where a finger points', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList);
  render(<Example max="2031-05-08" />);
  const field = screen.getByLabelText('Day');
  expect(field).toHaveAttribute('type', 'date');
  expect(field).toHaveValue('2031-05-06');
  expect(field).toHaveAttribute('max', '2031-05-08');
  expect(screen.getByLabelText('Time')).toHaveAttribute('type', 'time');
  expect(screen.queryByRole('button', { name: 'Choose a day' })).toBeNull();
  fireEvent.change(field, { target: { value: '2031-05-07' } });
  expect(values()).toBe('2031-05-07 09:00');
});
