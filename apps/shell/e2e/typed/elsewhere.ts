/** Where nothing can be lost, or nothing may be kept, and why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'shell/src/auth/auth-fields.tsx': 'Nobody is known yet: nothing is kept of them.',
  'shell/src/dashboard/header/search-box.tsx': 'A search stands in the address.',
  'shell/src/launch/share-sheet.tsx': 'What was shared waits until this is closed.',
  'tasks/src/modules/filter/components/name-dialog.tsx':
    'One word, begun with the one that is there.',
  'tasks/src/modules/filter/components/words-popover.tsx':
    'A search, which becomes a condition in the address.',
  'tasks/src/modules/settings/components/archive/restore-preview.tsx':
    'The word that is asked for, as a promise.',
  'tasks/src/modules/settings/components/feed/calendar-address.tsx':
    'An address that is pasted; whoever has it can read that calendar.',
  'tasks/src/modules/settings/components/account/email-form.tsx': 'It stands beside a password.',
  'tasks/src/modules/today/components/capacity-popover.tsx': 'Each letter is kept as a preference.',
  'tasks/src/shared/task-fields/tags-field.tsx': 'Tags stand in the draft of the form around them.',
  'tasks/src/shared/when/date-popover.tsx':
    'A few words for a day, which are read back and set at once.',
  'tasks/src/shared/when/repeat/repeat-count.tsx':
    'A number in a popover, which goes into the form around it.',
  'tasks/src/shared/when/repeat/repeat-popover.tsx':
    'A few words for a rule, which go into the form around it.',
  'tasks/src/shared/task-rows/dialogs/project-picker.tsx': 'A search.',
  'tasks/src/shared/task-rows/dialogs/tag-picker.tsx': 'A search.',
  'tools-knowledge/src/modules/voice-notes/components/note-row.tsx':
    'An inline edit like that of notes; recordings need a microphone.',
  'tools-knowledge/src/modules/voice-notes/components/title-field.tsx':
    'The title of a recording that is made: kept by the recorder.',
  'tools-time/src/modules/deep-work/components/distraction-line.tsx':
    'Each letter is kept with the session.',
  'tools-wellbeing/src/modules/habits/components/add-sheet.tsx':
    'The draft of the form on a wide screen.',
  'tools-wellbeing/src/modules/health-tracker/components/correct-day.tsx':
    'Two numbers in a popover, kept as a dialog keeps them.',
};
