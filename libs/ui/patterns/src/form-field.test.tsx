import { render, screen } from '@testing-library/react';
import { TextField } from '@plainday/ui-components';
import { FormField } from './form-field';

it('names the control and ties hint and error to it', () => {
  render(
    <FormField label="Email" hint="We write once" error="Please enter a valid email address">
      {(control) => <TextField type="email" {...control} />}
    </FormField>,
  );
  const field = screen.getByLabelText('Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('We write once Please enter a valid email address');
});

it('says nothing where nothing is wrong', () => {
  render(
    <FormField label="Full name" error={null}>
      {(control) => <TextField {...control} />}
    </FormField>,
  );
  const field = screen.getByLabelText('Full name');
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});
