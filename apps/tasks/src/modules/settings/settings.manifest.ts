import type { ModuleManifest } from '@plainday/federation-contract';
import { Settings } from 'lucide';

export const settingsManifest: ModuleManifest = {
  id: 'settings',
  title: 'Settings',
  heading: 'Settings',
  icon: Settings,
  group: 'core',
  order: 30,
  stores: { device: ['exports', 'imports'] },
  commands: [
    { id: 'new-project', title: 'Create a project', at: '' },
    {
      id: 'theme',
      title: 'Theme',
      words: ['look', 'appearance', 'dark mode', 'light mode'],
      at: 'preferences.theme',
    },
    {
      id: 'start-of-day',
      title: 'Start of day',
      words: ['midnight', 'new day'],
      at: 'preferences.start-of-day',
    },
    {
      id: 'due-time',
      title: 'Default due time',
      words: ['time'],
      at: 'preferences.default-due-time',
    },
    {
      id: 'new-dates',
      title: 'New dates',
      words: ['without a time', 'whole day'],
      at: 'preferences.new-dates',
    },
    {
      id: 'day-reminder',
      title: 'Reminder of a day',
      words: ['time', 'notifications'],
      at: 'preferences.reminder-of-a-day',
    },
    {
      id: 'dates-in-words',
      title: 'Dates in words',
      words: ['tomorrow', 'badge'],
      at: 'preferences.dates-in-words',
    },
    {
      id: 'reminders',
      title: 'Reminders',
      words: ['notifications', 'alerts'],
      at: 'preferences.reminders',
    },
    {
      id: 'messages',
      title: 'Messages stay until closed',
      words: ['toasts', 'notifications'],
      at: 'preferences.messages-stay-until-closed',
    },
    {
      id: 'permission',
      title: 'Permission of this browser',
      words: ['notifications'],
      at: 'preferences.permission-of-this-browser',
    },
    {
      id: 'single-keys',
      title: 'Single-key shortcuts',
      words: ['keys', 'hotkeys'],
      at: 'preferences.single-key-shortcuts',
    },
    {
      id: 'read-titles',
      title: 'Read titles',
      words: ['natural language', 'dates in titles'],
      at: 'preferences.read-titles',
    },
    {
      id: 'tools',
      title: 'Tools in the sidebar',
      words: ['hide', 'show', 'sidebar'],
      at: 'preferences.tools',
    },
    {
      id: 'early',
      title: 'Early releases',
      words: ['beta', 'preview'],
      at: 'preferences.early-releases',
    },
    { id: 'name', title: 'Name', words: ['change name', 'account'], at: 'preferences.name' },
    {
      id: 'email',
      title: 'E-mail address',
      words: ['email', 'change e-mail', 'change email', 'account'],
      at: 'preferences.e-mail-address',
    },
    {
      id: 'password',
      title: 'Password',
      words: ['change password', 'account', 'security'],
      at: 'preferences.password',
    },
    {
      id: 'sessions',
      title: 'Where you are signed in',
      words: ['devices', 'sessions', 'sign out others', 'security'],
      at: 'preferences.where-you-are-signed-in',
    },
    {
      id: 'delete-account',
      title: 'Delete account',
      words: ['close account'],
      at: 'preferences.delete-account',
    },
    {
      id: 'your-data',
      title: 'Export, restore or erase your data',
      words: ['export', 'download', 'backup', 'archive', 'import', 'storage', 'privacy'],
      at: 'your-data',
    },
  ],
};
