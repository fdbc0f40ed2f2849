import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '@plainday/ui-components';
import { FormField } from './form-field';

const errorRegion = () => document.querySelector('[aria-live=assertive]') as HTMLElement;

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

it('says an error that stays again each time the form is sent', () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <FormField label="Name" error="Name is required">
        {(control) => <TextField {...control} />}
      </FormField>
      <button>Save</button>
    </form>,
  );
  const region = errorRegion();
  const first = region.firstElementChild;
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
  expect(errorRegion()).toBe(region);
  expect(region).toHaveTextContent('Name is required');
  expect(region.firstElementChild).not.toBe(first);
});

it('has its region before there is anything to say', () => {
  render(
    <FormField label="Name" error={null}>
      {(control) => <TextField {...control} />}
    </FormField>,
  );
  expect(errorRegion()).toBeEmptyDOMElement();
});
