import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import type { RemoteHost } from '@plainday/federation-host';
import {
  createTestShell,
  fakeClock,
  installServer,
  json,
  renderWithStore,
  TEST_PASSWORD,
  TEST_USER,
  type FakeServer,
} from '@plainday/testing-unit';
import { MemoryRouter } from 'react-router-dom';
import { ServicesContext } from '../shared/services';
import { AuthScreen, type AuthScreenProps } from './auth-screen';
import { createRateLimit } from './rate-limit.logic';

let server: FakeServer;
let stop = () => undefined as void;

beforeEach(() => {
  server = installServer(null);
});
afterEach(() => stop());

function openScreen(props: Partial<AuthScreenProps> = {}, mailbox = false) {
  const shell = createTestShell();
  const clock = fakeClock();
  const store = createAppStore();
  stop = startSession(store);
  const services = {
    config: { supabaseUrl: server.url, publishableKey: 'pk', mailbox },
    host: {} as RemoteHost,
    notify: shell.notify,
  };
  renderWithStore(
    <AuthScreen
      initialMode="signin"
      linkError={null}
      onSkipReset={() => undefined}
      rateLimit={createRateLimit(clock)}
      {...props}
    />,
    {
      store,
      user: null,
      wrap: (children) => (
        <ServicesContext value={services}>
          <MemoryRouter>{children}</MemoryRouter>
        </ServicesContext>
      ),
    },
  );
  return { user: userEvent.setup({ delay: null }), toasts: shell.toasts, clock };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText(/password/i, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const tokenRequests = () => server.requests.filter((request) => request.includes('/token')).length;
const toSignUp = "Don't have an account? Sign up";

type User = ReturnType<typeof userEvent.setup>;

async function signIn(user: User, secret: string) {
  fireEvent.input(email(), { target: { value: TEST_USER.email } });
  fireEvent.input(password(), { target: { value: secret } });
  await user.click(button('Sign In'));
  await waitFor(() => expect(button('Sign In')).toBeEnabled());
}

async function signUp(user: User) {
  await user.click(button(toSignUp));
  await user.type(screen.getByLabelText('Full name'), ' Grace Hopper ');
  await user.type(email(), 'grace@example.com');
  await user.type(password(), 'Compiler1');
  await user.click(button('Sign Up'));
}

describe('AuthScreen', () => {
  it('[AU1] begins with sign-in, and switches by the link', async () => {
    const { user } = openScreen();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plainday');
    expect(screen.getByText('Super Simple Productivity Tool')).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('minlength', '6');
    await user.type(email(), TEST_USER.email);

    await user.click(button(toSignUp));
    expect(email()).toHaveValue(TEST_USER.email);
    expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(password()).toHaveAttribute('minlength', '8');

    await user.click(button('Already have an account? Sign in'));
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('[AU5] shows the first error as a toast and each error under its field', async () => {
    const { user, toasts } = openScreen();
    await user.click(button(toSignUp));
    await user.type(email(), 'nonsense');
    await user.click(button('Sign Up'));
    expect(toasts).toEqual([
      {
        title: 'Please check your input',
        description: 'Full name is required',
        tone: 'destructive',
        topic: 'auth',
      },
    ]);
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Full name is required');
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(password()).toHaveAccessibleDescription(/Password is required/);
    expect(server.requests).toEqual([]);

    await user.type(screen.getByLabelText('Full name'), 'A');
    expect(screen.queryByText('Full name is required')).toBeNull();
  });

  it('[AU5] puts a misspelt domain right with one click', async () => {
    const { user } = openScreen();
    await user.type(email(), 'bob@gmial.com');
    await user.type(password(), 'secret');
    await user.click(button('Sign In'));
    expect(screen.getByText('Did you mean bob@gmail.com?')).toBeVisible();
    await user.click(button('Use suggestion'));
    expect(email()).toHaveValue('bob@gmail.com');
    expect(screen.queryByText('Did you mean bob@gmail.com?')).toBeNull();
    expect(email()).toHaveFocus();
  });

  it('[AU4] greets who signs in', async () => {
    const { user, toasts } = openScreen();
    await signIn(user, TEST_PASSWORD);
    expect(toasts).toEqual([
      { title: 'Welcome back!', description: 'You have successfully signed in.', topic: 'auth' },
    ]);
  });

  it("[AU8] shows the server's message for a wrong password", async () => {
    const { user, toasts } = openScreen();
    await signIn(user, 'Wrong1word');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials');
    expect(toasts).toEqual([
      {
        title: 'Sign in failed',
        description: 'Invalid login credentials',
        tone: 'destructive',
        topic: 'auth',
      },
    ]);
  });

  it('[AU2] says Loading... and cannot be sent twice while a request runs', async () => {
    const { user } = openScreen();
    let answer = () => undefined as void;
    server.fault = () => new Promise((resolve) => (answer = () => resolve(undefined)));
    await user.type(email(), TEST_USER.email);
    await user.type(password(), `${TEST_PASSWORD}{Enter}`);
    const submit = await screen.findByRole('button', { name: 'Loading...' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(tokenRequests()).toBe(1));
    await user.click(submit);
    expect(submit).toHaveFocus();
    expect(tokenRequests()).toBe(1);
    await act(async () => answer());
    await waitFor(() => expect(button('Sign In')).toHaveAttribute('aria-disabled', 'false'));
  });

  it('[AU8] does not send a sixth attempt, and opens again after 15 minutes', async () => {
    const { user, toasts, clock } = openScreen();
    for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(user, 'Wrong1word');
    expect(tokenRequests()).toBe(5);
    await signIn(user, TEST_PASSWORD);
    expect(tokenRequests()).toBe(5);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too many authentication attempts. Please wait 15 minutes before trying again.',
    );
    expect(toasts.at(-1)).toEqual({
      title: 'Rate limit exceeded',
      description: 'Please wait before trying again.',
      tone: 'destructive',
      topic: 'auth',
    });
    clock.advance(15 * 60 * 1000);
    await signIn(user, TEST_PASSWORD);
    expect(toasts.at(-1)?.title).toBe('Welcome back!');
  });

  it('[AU4] leads from sign-up to the confirmation e-mail, and sends it again', async () => {
    const { user, toasts } = openScreen();
    await signUp(user);
    expect(await screen.findByText('Check your email for the confirmation link!')).toBeVisible();
    expect(toasts).toEqual([
      {
        title: 'Account created!',
        description: 'Please check your email to confirm your account.',
        topic: 'auth',
      },
    ]);

    await user.click(button('Resend verification email'));
    expect(await screen.findByText('Verification email sent! Check your inbox.')).toBeVisible();
    expect(toasts.at(-1)?.title).toBe('Email sent!');
    expect(server.auth.mails).toHaveLength(2);

    await user.clear(email());
    await user.click(button('Resend verification email'));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(server.auth.mails).toHaveLength(2);
  });

  it('[AU8] reports a sign-up and a resend that fail', async () => {
    const { user, toasts } = openScreen();
    const refusal = (message: string) =>
      json(429, { code: 429, error_code: 'over_email_send_rate_limit', msg: message });
    server.fault = () => refusal('Wait a minute');
    await signUp(user);
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Sign up failed'));

    server.fault = () => undefined;
    await user.click(button('Sign Up'));
    server.fault = () => refusal('Wait a minute');
    await user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Resend failed'));
    expect(button('Resend verification email')).toBeEnabled();
  });

  it('offers a new confirmation e-mail to who has not confirmed yet', async () => {
    const { user } = openScreen();
    server.fault = () =>
      json(400, { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' });
    await signIn(user, TEST_PASSWORD);
    expect(screen.getByRole('alert')).toHaveTextContent('Email not confirmed');
    expect(button('Resend verification email')).toBeEnabled();
  });

  it('explains a link that does not work, with the way to a new one', () => {
    openScreen({ linkError: 'This link has expired.' });
    expect(screen.getByRole('alert')).toHaveTextContent('This link has expired.');
    expect(button('Resend verification email')).toBeEnabled();
  });

  it('sends a link to who forgot the password', async () => {
    const { user, toasts } = openScreen();
    await user.click(button('Forgot password?'));
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(email(), TEST_USER.email);
    await user.click(button('Send Reset Link'));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Email sent!'));
    expect(server.auth.mails).toEqual([{ to: TEST_USER.email, kind: 'recovery' }]);
    await user.click(button('Back to sign in'));
    expect(password()).toBeVisible();
  });

  it('asks a new password by the rules of sign-up', async () => {
    const { user } = openScreen({ initialMode: 'reset' });
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.type(screen.getByLabelText('New password'), 'lowercase1');
    await user.click(button('Set New Password'));
    expect(screen.getByText('Password must contain at least one uppercase letter')).toBeVisible();
  });

  it('leads to the local mailbox only where there is one', () => {
    openScreen({}, true);
    expect(screen.getByRole('link', { name: 'Open the local mailbox' })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
  });
});
