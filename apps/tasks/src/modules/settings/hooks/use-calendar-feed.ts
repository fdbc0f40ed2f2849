import { useShell } from '@plainday/federation-contract';
import { deviceZone } from '@plainday/shared-platform';
import {
  useLazySettingsFeedEndQuery,
  useLazySettingsFeedOpenQuery,
  useSettingsFeedQuery,
} from '../api/feed.api';

/** The person's calendar feed, and what switches it on, renews and ends it. */
export function useCalendarFeed() {
  const { notify } = useShell();
  const { data, isError, refetch } = useSettingsFeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, opening] = useLazySettingsFeedOpenQuery();
  const [end, ending] = useLazySettingsFeedEndQuery();
  const busy = opening.isFetching || ending.isFetching;

  async function change(run: () => Promise<{ error?: unknown }>, done: string): Promise<void> {
    if (busy) return;
    const { error } = await run();
    await refetch();
    if (error === undefined) notify.toast({ title: done });
    else {
      notify.toast({
        title: 'Calendar feed not changed',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
    }
  }

  return {
    feed: data,
    isError,
    busy,
    refresh: () => void refetch(),
    start: () =>
      void change(() => open({ zone: deviceZone(), renewed: false }), 'Calendar feed is on'),
    takeZone: () =>
      void change(() => open({ zone: deviceZone(), renewed: false }), 'Calendar feed updated'),
    renew: () =>
      void change(
        () => open({ zone: deviceZone(), renewed: true }),
        'New address made, the old one has ended',
      ),
    end: () => void change(() => end(), 'Calendar feed is off'),
  };
}
