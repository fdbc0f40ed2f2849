import { Button } from '@plainday/ui-components';
import { EmptyState } from '@plainday/ui-patterns';
import { Funnel } from 'lucide';

const WORDS = {
  gone: ['This filter is no longer there', 'It was deleted, here or on another device.'],
  unread: [
    'This filter cannot be read here',
    'It was made with a newer version. Reload the page to get that version.',
  ],
} as const;

interface NoFilterProps {
  readonly why: keyof typeof WORDS;
  /** Shows a filter without conditions. */
  readonly onNew: () => void;
}

/** The address of a filter that asks for nothing. */
export function NoFilter({ why, onNew }: NoFilterProps) {
  const [title, text] = WORDS[why];
  return (
    <EmptyState icon={Funnel} title={title} text={text}>
      <Button variant="ghost" onClick={onNew}>
        New filter
      </Button>
    </EmptyState>
  );
}
