import { Icon } from '@plainday/ui-components';
import { Check } from 'lucide';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useServices } from '../shared/services';
import { useHeadingFocus } from '../shared/use-heading-focus';
import type { AuthField, AuthMode, AuthValues } from './auth.schema';
import { AuthFields } from './auth-fields';
import {
  Actions,
  Form,
  FormTitle,
  Head,
  Intro,
  LinkButton,
  Links,
  Logo,
  Notice,
  Page,
  Resend,
  Submit,
  Tagline,
  TextLink,
  Title,
} from './auth-parts';
import { modeTexts, tagline } from './auth-texts';
import type { RateLimit } from './rate-limit.logic';
import { useAuthForm } from './use-auth-form';

export interface AuthScreenProps {
  readonly initialMode: AuthMode;
  /** Why a link from an e-mail did not work. */
  readonly linkError: string | null;
  /** Leaves the choice of a new password. */
  readonly onSkipReset: () => void;
  /** Someone is about to sign in: what comes next may be loaded. */
  readonly onIntent?: () => void;
  /** For tests: a limit with another clock. */
  readonly rateLimit?: RateLimit;
}

function readValues(form: HTMLFormElement | null): AuthValues {
  function text(field: AuthField): string {
    const input = form?.elements.namedItem(field);
    return input instanceof HTMLInputElement ? input.value : '';
  }
  return { fullName: text('fullName'), email: text('email'), password: text('password') };
}

/** The form, whose first field has the focus as soon as it is another form. */
function useFirstField(mode: AuthMode) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    form.current?.querySelector('input')?.focus();
  }, [mode]);
  return form;
}

/** /auth: sign in, sign up, and the way back after a forgotten password (spec §2, decisions 73). */
export function AuthScreen(props: AuthScreenProps) {
  const { initialMode, linkError, onSkipReset, onIntent, rateLimit } = props;
  const { config, notify } = useServices();
  const form = useAuthForm({ initialMode, linkError, notify, rateLimit });
  const { mode, message, isBusy } = form;
  const formRef = useFirstField(mode);
  const texts = modeTexts[mode];
  const titleId = useId();
  useHeadingFocus('auth');

  useEffect(() => {
    document.title = `${texts.submit} · Plainday`;
  }, [texts]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrongField = await form.submit(readValues(formRef.current));
    const input = wrongField && formRef.current?.elements.namedItem(wrongField);
    if (input instanceof HTMLElement) input.focus();
  }

  return (
    <Page>
      <Head>
        <Logo>
          <Icon icon={Check} size={26} stroke={2.5} />
        </Logo>
        <Title>Plainday</Title>
        <Tagline>{tagline}</Tagline>
      </Head>
      <Form
        ref={formRef}
        noValidate
        aria-labelledby={titleId}
        onFocus={onIntent}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <FormTitle id={titleId}>{texts.title}</FormTitle>
        {texts.intro && <Intro>{texts.intro}</Intro>}
        <AuthFields
          mode={mode}
          errors={form.errors}
          formRef={formRef}
          onEdit={form.clearError}
          onForgot={() => form.switchMode('forgot')}
        />
        <Actions>
          <div role="alert">
            {message?.tone === 'error' && <Notice $tone="error">{message.text}</Notice>}
          </div>
          <div aria-live="polite">
            {message?.tone === 'success' && message.text && (
              <Notice $tone="success">{message.text}</Notice>
            )}
          </div>
          {message?.canResend && (
            <Resend
              type="button"
              disabled={isBusy}
              onClick={() => void form.resend(readValues(formRef.current).email)}
            >
              Resend verification email
            </Resend>
          )}
          <Submit type="submit" variant="primary" size="l" aria-disabled={isBusy}>
            {isBusy ? 'Loading...' : texts.submit}
          </Submit>
        </Actions>
      </Form>
      <Links>
        {texts.other ? (
          <LinkButton type="button" onClick={() => form.switchMode(texts.other?.mode ?? 'signin')}>
            {texts.other.text}
          </LinkButton>
        ) : (
          <LinkButton type="button" onClick={onSkipReset}>
            Not now
          </LinkButton>
        )}
        {config.mailbox && (
          <TextLink href="/dev/mailbox" target="_blank" rel="noopener">
            Open the local mailbox
          </TextLink>
        )}
      </Links>
    </Page>
  );
}
