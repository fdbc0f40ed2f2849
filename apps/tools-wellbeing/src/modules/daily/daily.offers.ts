import { deviceSource, itemsOf } from '@plainday/data-device';
import type { CreateOffers, DayRange } from '@plainday/federation-contract';
import { daysKept } from './model/daily.logic';
import type { DailyHabit } from './model/daily.schema';
import { dailyDays } from './model/daily.store';

/** What the Daily Tracker offers to other tools: the habits that no other tool counts already. */
export const createOffers: CreateOffers = ({ userId }) => {
  const { read, subscribe } = deviceSource(userId, [dailyDays], async (store) =>
    itemsOf(await store.readItems(dailyDays)),
  );
  const kept = (habit: DailyHabit) => ({
    read: async (range: DayRange) => daysKept(await read(), habit, range),
    subscribe,
  });
  return { facts: { 'daily-reading': kept('read'), 'daily-sleep': kept('sleep') } };
};
