import { useState } from 'react';
import { deviceZone, systemClock } from '@plainday/shared-platform';
import { Button, LinkButton, Switch } from '@plainday/ui-components';
import { AlertDialog } from '@plainday/ui-components/dialog';
import { ErrorState, LoadingState } from '@plainday/ui-patterns';
import styled from 'styled-components';
import type { CalendarFeed as Feed } from '../../model/feed.schema';
import { useCalendarFeed } from '../../hooks/use-calendar-feed';
import { endInWords, isOnlyHere, readInWords, webcalOf } from '../../model/feed.logic';
import { Kept } from '../stored-style';
import { FeedAddress } from './feed-address';

const Details = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 12px;
  p {
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  h2 {
    font: 600 var(--type-lead);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const QUESTIONS = {
  renew: { title: 'Make a new address?', confirmLabel: 'New address' },
  end: { title: 'Switch the calendar feed off?', confirmLabel: 'Switch off' },
} as const;

const AFTERWARDS = {
  renew: 'Calendars that show your tasks need the new one.',
  end: 'Calendars that show your tasks lose them.',
} as const;

/** Where the calendars of others cannot reach, and in which zone times are told. */
function Notes({ feed, onZone }: { readonly feed: Feed; readonly onZone: () => void }) {
  const zone = deviceZone();
  return (
    <>
      {isOnlyHere(feed) && (
        <p>
          This Plainday runs on this machine only: Google, Apple and Outlook read from their own
          servers and cannot reach it. Calendar apps on this machine can.
        </p>
      )}
      <p>
        Google reads every 8 to 24 hours, others as often as they are set to: changes take that
        long. Repeating tasks keep the time of {feed.time_zone}.
      </p>
      {zone !== feed.time_zone && (
        <Actions>
          <Button onClick={onZone}>Use {zone}</Button>
        </Actions>
      )}
    </>
  );
}

/** The feed by which other calendars show the person's dated tasks: off, on, renewed (issue 40). */
export function CalendarFeed() {
  const { feed, isError, busy, refresh, start, takeZone, renew, end } = useCalendarFeed();
  const [asks, setAsks] = useState<keyof typeof QUESTIONS | null>(null);
  const now = systemClock.now();
  if (isError) {
    return (
      <ErrorState
        title="Your calendar feed could not be loaded"
        text="Check the connection, then try again."
        onRetry={refresh}
      />
    );
  }
  if (feed === undefined) return <LoadingState rows={1} />;
  return (
    <Kept aria-labelledby="calendar-feed">
      <Head>
        <h2 id="calendar-feed">Your calendar feed</h2>
        <Switch
          aria-labelledby="calendar-feed"
          aria-describedby="calendar-feed-text"
          checked={feed !== null}
          aria-disabled={busy}
          onChange={(event) => (event.currentTarget.checked ? start() : setAsks('end'))}
        />
      </Head>
      <p id="calendar-feed-text">
        Other calendars show your open tasks with a date: title, date and project, nothing else.
        Anyone with the address can read them.
      </p>
      {feed && (
        <Details>
          <FeedAddress feed={feed} />
          <Actions>
            <LinkButton href={webcalOf(feed)}>Open in a calendar app</LinkButton>
            <Button aria-disabled={busy} onClick={() => setAsks('renew')}>
              New address
            </Button>
            <p>{readInWords(feed, now)}</p>
          </Actions>
          <Notes feed={feed} onZone={takeZone} />
        </Details>
      )}
      {feed && asks && (
        <AlertDialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsks(null);
          }}
          {...QUESTIONS[asks]}
          description={`${endInWords(feed, now)} ${AFTERWARDS[asks]}`}
          tone="destructive"
          onConfirm={asks === 'renew' ? renew : end}
        />
      )}
    </Kept>
  );
}
