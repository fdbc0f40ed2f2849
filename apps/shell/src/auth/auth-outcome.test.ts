import { failure } from './auth-outcome';

const unknown = { code: 'unknown', message: 'x is not a function', retryable: false };

describe('failure', () => {
  it('[AU8] keeps the words of an unexpected exception to itself', () => {
    expect(failure('signin', unknown)).toMatchObject({
      text: 'An unexpected error occurred',
      toast: { title: 'Error', description: 'An unexpected error occurred', tone: 'destructive' },
    });
  });

  it('[AU8] has its own words for a resend', () => {
    expect(failure('resend', unknown)).toMatchObject({
      text: 'Failed to resend verification email',
      toast: { title: 'Error' },
      canResend: true,
    });
  });

  it("[AU8] shows the server's message otherwise", () => {
    const error = { code: 'weak_password', message: 'Password is too weak', retryable: false };
    expect(failure('signup', error)).toMatchObject({
      text: 'Password is too weak',
      toast: { title: 'Sign up failed', description: 'Password is too weak' },
      canResend: false,
    });
  });
});
