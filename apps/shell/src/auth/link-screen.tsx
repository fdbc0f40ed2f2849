import { manageLink, useSession, type OpenLink } from '@plainday/auth-session';
import { Icon } from '@plainday/ui-components';
import { Check } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { beginFirstHour } from '../welcome/first-hour';
import { useHeadingFocus } from '../shared/use-heading-focus';
import {
  Actions,
  FormTitle,
  Head,
  Intro,
  LinkButton,
  LinkCard,
  Links,
  Logo,
  Notice,
  Page,
  Submit,
  Title,
} from './auth-parts';
import { linkTexts } from './link-texts';

export interface LinkScreenProps {
  readonly link: OpenLink;
  /** The link is about to be spent. */
  readonly onOpen?: () => void;
}

/** /auth with a link from an e-mail: shows whose account it is about, and spends it on a click (decisions 85). */
export function LinkScreen({ link, onOpen }: LinkScreenProps) {
  const { user } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const { title, text } = linkTexts[link.type];
  const isChange = link.type === 'email_change';
  const replaces = !isChange && user !== null && user.email !== link.email;
  useHeadingFocus('link');

  useEffect(() => {
    document.title = `${title} · Plainday`;
  }, [title]);

  async function handleOpen() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    onOpen?.();
    const { error: failure, newUserId } = await (await manageLink()).openLink();
    if (newUserId) beginFirstHour(newUserId);
    setError(failure?.message ?? null);
    setBusy(false);
  }

  return (
    <Page>
      <Head>
        <Logo>
          <Icon icon={Check} size={26} stroke={2.5} />
        </Logo>
        <Title>Plainday</Title>
      </Head>
      <LinkCard aria-labelledby={titleId}>
        <FormTitle id={titleId}>{title}</FormTitle>
        {link.email && (
          <p>
            Account: <bdi>{link.email}</bdi>
          </p>
        )}
        <Intro>{text}</Intro>
        {replaces && (
          <Intro>
            You are signed in as <bdi>{user.email}</bdi>. Going on signs that account out in this
            browser.
          </Intro>
        )}
        <Actions>
          <div role="alert">{error && <Notice $tone="error">{error}</Notice>}</div>
          <Submit
            variant="primary"
            size="l"
            aria-disabled={isBusy}
            onClick={() => void handleOpen()}
          >
            {isBusy ? 'Loading...' : isChange ? 'Confirm' : 'Continue'}
          </Submit>
        </Actions>
      </LinkCard>
      <Links>
        <LinkButton
          type="button"
          onClick={() => void manageLink().then(({ leaveLink }) => leaveLink())}
        >
          {user ? 'Stay signed in as I am' : 'Not now'}
        </LinkButton>
      </Links>
    </Page>
  );
}
