import { dayKeyOf, instantOf } from '@plainday/domain-calendar';
import { upcomingOccurrences } from '../recurrence/next-occurrence';
import { ruleOf, ruleText } from '../recurrence/rule';
import { at, parsed, ZONE } from './sample-parse';
import type { RepeatFields } from '../model/repeat-fields';

// What people say of repetition, its rule, its time of day and the next five dates, on Saturday 21 November 2026 at noon.
// Rules and first days by a calendar on the wall, the days after them by rrule-temporal.
const PHRASES = `
every day | FREQ=DAILY | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
daily | FREQ=DAILY | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
each day | FREQ=DAILY | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
every day at 9 | FREQ=DAILY | 09:00 | 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26
9am every day | FREQ=DAILY | 09:00 | 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26
every morning | FREQ=DAILY | 09:00 | 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26
every evening at 8 | FREQ=DAILY | 20:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
every other day | FREQ=DAILY;INTERVAL=2 | 17:00 | 2026-11-21 2026-11-23 2026-11-25 2026-11-27 2026-11-29
every 3 days | FREQ=DAILY;INTERVAL=3 | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every three days | FREQ=DAILY;INTERVAL=3 | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every 3rd day | FREQ=DAILY;INTERVAL=3 | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every 10 days at noon | FREQ=DAILY;INTERVAL=10 | 12:00 | 2026-11-22 2026-12-02 2026-12-12 2026-12-22 2027-01-01
every! 3 days | FREQ=DAILY;INTERVAL=3 after completion | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every!3 days | FREQ=DAILY;INTERVAL=3 after completion | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every 3 days after completion | FREQ=DAILY;INTERVAL=3 after completion | 17:00 | 2026-11-21 2026-11-24 2026-11-27 2026-11-30 2026-12-03
every 3 days at 9 after completion | FREQ=DAILY;INTERVAL=3 after completion | 09:00 | 2026-11-22 2026-11-25 2026-11-28 2026-12-01 2026-12-04
every! week | FREQ=WEEKLY after completion | 17:00 | 2026-11-21 2026-11-28 2026-12-05 2026-12-12 2026-12-19
every! month | FREQ=MONTHLY after completion | 17:00 | 2026-11-21 2026-12-21 2027-01-21 2027-02-21 2027-03-21
every day from completion | FREQ=DAILY after completion | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
every week | FREQ=WEEKLY | 17:00 | 2026-11-21 2026-11-28 2026-12-05 2026-12-12 2026-12-19
weekly | FREQ=WEEKLY | 17:00 | 2026-11-21 2026-11-28 2026-12-05 2026-12-12 2026-12-19
every 2 weeks | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-21 2026-12-05 2026-12-19 2027-01-02 2027-01-16
every other week | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-21 2026-12-05 2026-12-19 2027-01-02 2027-01-16
every fortnight | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-21 2026-12-05 2026-12-19 2027-01-02 2027-01-16
every monday | FREQ=WEEKLY | 17:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
every mon at 8 | FREQ=WEEKLY | 08:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
at 8 every mon | FREQ=WEEKLY | 08:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
on mondays | FREQ=WEEKLY | 17:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
every saturday | FREQ=WEEKLY | 17:00 | 2026-11-21 2026-11-28 2026-12-05 2026-12-12 2026-12-19
every saturday at 9am | FREQ=WEEKLY | 09:00 | 2026-11-28 2026-12-05 2026-12-12 2026-12-19 2026-12-26
every other friday | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-27 2026-12-11 2026-12-25 2027-01-08 2027-01-22
every 2 weeks on tue | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-24 2026-12-08 2026-12-22 2027-01-05 2027-01-19
tue every 2 weeks | FREQ=WEEKLY;INTERVAL=2 | 17:00 | 2026-11-24 2026-12-08 2026-12-22 2027-01-05 2027-01-19
every week on monday at 8 | FREQ=WEEKLY | 08:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
every weekday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every weekday at 9 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 09:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
at 9 every weekday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 09:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
weekdays 9am | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 09:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
on weekdays at 9 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 09:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every workday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every business day | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every mon-fri | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every monday to friday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every monday through thursday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH | 17:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-30
every fri-mon | FREQ=WEEKLY;BYDAY=MO,FR,SA,SU | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-27 2026-11-28
every weekend | FREQ=WEEKLY;BYDAY=SA,SU | 17:00 | 2026-11-21 2026-11-22 2026-11-28 2026-11-29 2026-12-05
every weekend 10am | FREQ=WEEKLY;BYDAY=SA,SU | 10:00 | 2026-11-22 2026-11-28 2026-11-29 2026-12-05 2026-12-06
on weekends | FREQ=WEEKLY;BYDAY=SA,SU | 17:00 | 2026-11-21 2026-11-22 2026-11-28 2026-11-29 2026-12-05
every other weekend | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU | 17:00 | 2026-11-21 2026-11-22 2026-12-05 2026-12-06 2026-12-19
every mon, wed at 9 | FREQ=WEEKLY;BYDAY=MO,WE | 09:00 | 2026-11-23 2026-11-25 2026-11-30 2026-12-02 2026-12-07
every mon, wed, fri | FREQ=WEEKLY;BYDAY=MO,WE,FR | 17:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
every mon wed fri | FREQ=WEEKLY;BYDAY=MO,WE,FR | 17:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
every monday, wednesday and friday at 7 | FREQ=WEEKLY;BYDAY=MO,WE,FR | 07:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
at 7 every monday, wednesday and friday | FREQ=WEEKLY;BYDAY=MO,WE,FR | 07:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
every fri, wed & mon | FREQ=WEEKLY;BYDAY=MO,WE,FR | 17:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
every mon/wed/fri | FREQ=WEEKLY;BYDAY=MO,WE,FR | 17:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
mon wed fri | FREQ=WEEKLY;BYDAY=MO,WE,FR | 17:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
mon, wed, fri 7am | FREQ=WEEKLY;BYDAY=MO,WE,FR | 07:00 | 2026-11-23 2026-11-25 2026-11-27 2026-11-30 2026-12-02
every tuesday and thursday | FREQ=WEEKLY;BYDAY=TU,TH | 17:00 | 2026-11-24 2026-11-26 2026-12-01 2026-12-03 2026-12-08
each tue & thu 18:00 | FREQ=WEEKLY;BYDAY=TU,TH | 18:00 | 2026-11-24 2026-11-26 2026-12-01 2026-12-03 2026-12-08
mondays and thursdays 7am | FREQ=WEEKLY;BYDAY=MO,TH | 07:00 | 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07
on tuesdays and saturdays | FREQ=WEEKLY;BYDAY=TU,SA | 17:00 | 2026-11-21 2026-11-24 2026-11-28 2026-12-01 2026-12-05
weekly on mon and thu | FREQ=WEEKLY;BYDAY=MO,TH | 17:00 | 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07
every week on mon and thu | FREQ=WEEKLY;BYDAY=MO,TH | 17:00 | 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07
every 2 weeks on mon and wed | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE | 17:00 | 2026-11-23 2026-11-25 2026-12-07 2026-12-09 2026-12-21
mon and wed every 2 weeks | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE | 17:00 | 2026-11-23 2026-11-25 2026-12-07 2026-12-09 2026-12-21
every other mon and thu | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH | 17:00 | 2026-11-23 2026-11-26 2026-12-07 2026-12-10 2026-12-21
every 3 weeks on sat, sun | FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,SU | 17:00 | 2026-11-21 2026-11-22 2026-12-12 2026-12-13 2027-01-02
every! mon and thu | FREQ=WEEKLY;BYDAY=MO,TH after completion | 17:00 | 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07
every mon and thu starting dec 1 | FREQ=WEEKLY;BYDAY=MO,TH | 17:00 | 2026-12-03 2026-12-07 2026-12-10 2026-12-14 2026-12-17
every mon and thu next week | FREQ=WEEKLY;BYDAY=MO,TH | 17:00 | 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07
every month | FREQ=MONTHLY | 17:00 | 2026-11-21 2026-12-21 2027-01-21 2027-02-21 2027-03-21
monthly | FREQ=MONTHLY | 17:00 | 2026-11-21 2026-12-21 2027-01-21 2027-02-21 2027-03-21
every 6 months | FREQ=MONTHLY;INTERVAL=6 | 17:00 | 2026-11-21 2027-05-21 2027-11-21 2028-05-21 2028-11-21
every quarter | FREQ=MONTHLY;INTERVAL=3 | 17:00 | 2026-11-21 2027-02-21 2027-05-21 2027-08-21 2027-11-21
every 1st | FREQ=MONTHLY | 17:00 | 2026-12-01 2027-01-01 2027-02-01 2027-03-01 2027-04-01
every 27th at 8am | FREQ=MONTHLY | 08:00 | 2026-11-27 2026-12-27 2027-01-27 2027-02-27 2027-03-27
every month on the 1st | FREQ=MONTHLY | 17:00 | 2026-12-01 2027-01-01 2027-02-01 2027-03-01 2027-04-01
the 1st of every month | FREQ=MONTHLY | 17:00 | 2026-12-01 2027-01-01 2027-02-01 2027-03-01 2027-04-01
monthly on the 5th | FREQ=MONTHLY | 17:00 | 2026-12-05 2027-01-05 2027-02-05 2027-03-05 2027-04-05
every quarter on the 1st | FREQ=MONTHLY;INTERVAL=3 | 17:00 | 2026-12-01 2027-03-01 2027-06-01 2027-09-01 2027-12-01
on the 5th of every 2 months | FREQ=MONTHLY;INTERVAL=2 | 17:00 | 2026-12-05 2027-02-05 2027-04-05 2027-06-05 2027-08-05
every 1st and 15th | FREQ=MONTHLY;BYMONTHDAY=1,15 | 17:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
every 15th and 1st at 9 | FREQ=MONTHLY;BYMONTHDAY=1,15 | 09:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
every month on the 1st and 15th | FREQ=MONTHLY;BYMONTHDAY=1,15 | 17:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
monthly on the 1st and the 15th | FREQ=MONTHLY;BYMONTHDAY=1,15 | 17:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
on the 1st and 15th of every month | FREQ=MONTHLY;BYMONTHDAY=1,15 | 17:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
on the 1st and 15th every month | FREQ=MONTHLY;BYMONTHDAY=1,15 | 17:00 | 2026-12-01 2026-12-15 2027-01-01 2027-01-15 2027-02-01
every 1st, 10th and 20th | FREQ=MONTHLY;BYMONTHDAY=1,10,20 | 17:00 | 2026-12-01 2026-12-10 2026-12-20 2027-01-01 2027-01-10
every 15th and last day | FREQ=MONTHLY;BYMONTHDAY=-1,15 | 17:00 | 2026-11-30 2026-12-15 2026-12-31 2027-01-15 2027-01-31
every 2 months on the 10th and 25th | FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10,25 | 17:00 | 2026-11-25 2027-01-10 2027-01-25 2027-03-10 2027-03-25
every last day | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
every last day of the month | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
last day of every month | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
every month on the last day | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
on the last day every month | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
at the end of every month | FREQ=MONTHLY;BYMONTHDAY=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
every 3rd friday | FREQ=MONTHLY;BYDAY=3FR | 17:00 | 2026-12-18 2027-01-15 2027-02-19 2027-03-19 2027-04-16
every third friday of the month | FREQ=MONTHLY;BYDAY=3FR | 17:00 | 2026-12-18 2027-01-15 2027-02-19 2027-03-19 2027-04-16
third friday of every month | FREQ=MONTHLY;BYDAY=3FR | 17:00 | 2026-12-18 2027-01-15 2027-02-19 2027-03-19 2027-04-16
every month on the 3rd friday | FREQ=MONTHLY;BYDAY=3FR | 17:00 | 2026-12-18 2027-01-15 2027-02-19 2027-03-19 2027-04-16
on the 3rd friday every month | FREQ=MONTHLY;BYDAY=3FR | 17:00 | 2026-12-18 2027-01-15 2027-02-19 2027-03-19 2027-04-16
monthly on the last friday | FREQ=MONTHLY;BYDAY=-1FR | 17:00 | 2026-11-27 2026-12-25 2027-01-29 2027-02-26 2027-03-26
every last friday at 16:00 | FREQ=MONTHLY;BYDAY=-1FR | 16:00 | 2026-11-27 2026-12-25 2027-01-29 2027-02-26 2027-03-26
every first monday | FREQ=MONTHLY;BYDAY=1MO | 17:00 | 2026-12-07 2027-01-04 2027-02-01 2027-03-01 2027-04-05
first monday of every month at 10 | FREQ=MONTHLY;BYDAY=1MO | 10:00 | 2026-12-07 2027-01-04 2027-02-01 2027-03-01 2027-04-05
every 2nd tuesday | FREQ=MONTHLY;BYDAY=2TU | 17:00 | 2026-12-08 2027-01-12 2027-02-09 2027-03-09 2027-04-13
every 1st and 3rd monday | FREQ=MONTHLY;BYDAY=1MO,3MO | 17:00 | 2026-12-07 2026-12-21 2027-01-04 2027-01-18 2027-02-01
every fifth sunday | FREQ=MONTHLY;BYDAY=5SU | 17:00 | 2026-11-29 2027-01-31 2027-05-30 2027-08-29 2027-10-31
every 2 months on the first monday | FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO | 17:00 | 2026-12-07 2027-02-01 2027-04-05 2027-06-07 2027-08-02
first monday of every quarter | FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO | 17:00 | 2026-12-07 2027-03-01 2027-06-07 2027-09-06 2027-12-06
every first weekday of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1 | 17:00 | 2026-12-01 2027-01-01 2027-02-01 2027-03-01 2027-04-01
last workday of every month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31
every last business day | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 | 17:00 | 2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31
every year | FREQ=YEARLY | 17:00 | 2026-11-21 2027-11-21 2028-11-21 2029-11-21 2030-11-21
yearly on jan 5 | FREQ=YEARLY | 17:00 | 2027-01-05 2028-01-05 2029-01-05 2030-01-05 2031-01-05
every dec 24 | FREQ=YEARLY | 17:00 | 2026-12-24 2027-12-24 2028-12-24 2029-12-24 2030-12-24
every 2 years on march 3 | FREQ=YEARLY;INTERVAL=2 | 17:00 | 2027-03-03 2029-03-03 2031-03-03 2033-03-03 2035-03-03
every 4th thursday of november | FREQ=YEARLY;BYMONTH=11;BYDAY=4TH | 17:00 | 2026-11-26 2027-11-25 2028-11-23 2029-11-22 2030-11-28
last sunday of march every year | FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU | 17:00 | 2027-03-28 2028-03-26 2029-03-25 2030-03-31 2031-03-30
every year on the last sunday of march | FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU | 17:00 | 2027-03-28 2028-03-26 2029-03-25 2030-03-31 2031-03-30
at the end of every year | FREQ=YEARLY | 17:00 | 2026-12-31 2027-12-31 2028-12-31 2029-12-31 2030-12-31
every mon until dec 24 | FREQ=WEEKLY until 2026-12-24 | 17:00 | 2026-11-23 2026-11-30 2026-12-07 2026-12-14 2026-12-21
every mon, wed until dec 2 | FREQ=WEEKLY;BYDAY=MO,WE until 2026-12-02 | 17:00 | 2026-11-23 2026-11-25 2026-11-30 2026-12-02
every weekday at 9 until dec 31 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR until 2026-12-31 | 09:00 | 2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27
every day 5 times | FREQ=DAILY 5 times | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
every day at 9 5 times | FREQ=DAILY 5 times | 09:00 | 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26
every week for 3 times | FREQ=WEEKLY 3 times | 17:00 | 2026-11-21 2026-11-28 2026-12-05
every weekday, 3 times | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR 3 times | 17:00 | 2026-11-23 2026-11-24 2026-11-25
every month on the last day, four times | FREQ=MONTHLY;BYMONTHDAY=-1 4 times | 17:00 | 2026-11-30 2026-12-31 2027-01-31 2027-02-28
every day for 2 weeks | FREQ=DAILY until 2026-12-04 | 17:00 | 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25
every tue and thu for 2 weeks | FREQ=WEEKLY;BYDAY=TU,TH until 2026-12-07 | 17:00 | 2026-11-24 2026-11-26 2026-12-01 2026-12-03
every! 2 days 4 times | FREQ=DAILY;INTERVAL=2 after completion 4 times | 17:00 | 2026-11-21 2026-11-23 2026-11-25 2026-11-27
`;

const ROWS = PHRASES.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string, string]);

function ruleInWords(repeat: RepeatFields): string {
  const { repeat_until: until, repeat_from: from, repeat_left: left } = repeat;
  const read = ruleOf(repeat);
  return [
    read && ruleText(read),
    from && 'after completion',
    until && `until ${dayKeyOf(Date.parse(until), ZONE)}`,
    left && `${left} times`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nextFive(due: string, repeat: RepeatFields): string[] {
  const task = { due_date: due, due_day: null, reminder_time: null, ...repeat };
  const more = upcomingOccurrences(task, at('2026-11-21 12:00'), 4, { timeZone: ZONE });
  return [due, ...more];
}

test.each(ROWS)('[issue 39] %s', (phrase, rule, time, days) => {
  const { title, due_date, repeat } = parsed(`Review ${phrase}`);
  expect(title).toBe('Review');
  expect(repeat && ruleInWords(repeat)).toBe(rule);
  const instants = days.split(' ').map((day) => instantOf(day, time, ZONE));
  const found = due_date && repeat ? nextFive(due_date, repeat) : [];
  expect(found).toEqual(instants.map((ms) => new Date(ms).toISOString()));
});

// Alone in front, an adverb is an adjective: `Weekly review`.
test.each(ROWS.filter(([phrase]) => phrase.includes(' ')))(
  '[issue 39] %s, in front of the title',
  (phrase) => {
    const [after, before] = [parsed(`review ${phrase}`), parsed(`${phrase} review`)];
    const { title, due_date, repeat } = before;
    expect({ title, due_date, repeat }).toEqual({
      title: 'review',
      due_date: after.due_date,
      repeat: after.repeat,
    });
  },
);
