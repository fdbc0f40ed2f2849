import { useState } from 'react';
import { SegmentedControl } from '@plainday/ui-components';
import { setThemeChoice, useTheme } from '@plainday/ui-theme';
import { Frame, Place, Side, Stage } from './gallery-style';
import type { Story, StoryGroup } from './groups';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

function hrefOf(group: string, story?: string): string {
  const target = new URLSearchParams(location.search);
  target.set('group', group);
  if (story === undefined) target.delete('story');
  else target.set('story', story);
  return `?${target}`;
}

function Theme() {
  const { choice } = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      options={themes}
      value={choice}
      onChange={setThemeChoice}
      wide
    />
  );
}

function Shown({ story }: { readonly story: Story }) {
  const { id, title, Content } = story;
  return (
    <Stage data-story={id} aria-labelledby={`story-${id}`}>
      <h2 id={`story-${id}`}>{title}</h2>
      <Content />
    </Stage>
  );
}

function Stories({ group, open }: { readonly group: StoryGroup; readonly open: string | null }) {
  const { id, title, isAlone, stories } = group;
  const shown = stories.filter((story) => (isAlone ? story.id === open : true));
  return (
    <main>
      <h1>{title}</h1>
      {isAlone && (
        <Place aria-label={title}>
          {stories.map((story) => (
            <a
              key={story.id}
              href={hrefOf(id, story.id)}
              aria-current={story.id === open ? 'page' : undefined}
            >
              {story.title}
            </a>
          ))}
        </Place>
      )}
      {shown.map((story) => (
        <Shown key={story.id} story={story} />
      ))}
    </main>
  );
}

/** Every part of the kit in its states. The address says which group is open, in which theme. */
export function Gallery({ groups }: { readonly groups: readonly StoryGroup[] }) {
  const [address] = useState(() => new URLSearchParams(location.search));
  const group = groups.find(({ id }) => id === address.get('group')) ?? groups[0];
  const open = address.get('story');
  if (!group) return null;
  const whole = group.isFullscreen && group.stories.find(({ id }) => id === open);
  if (whole) {
    return (
      <main data-story={whole.id}>
        <whole.Content />
      </main>
    );
  }
  return (
    <Frame>
      <Side>
        <Theme />
        <Place aria-label="Parts">
          {groups.map(({ id, title }) => (
            <a key={id} href={hrefOf(id)} aria-current={id === group.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </Place>
      </Side>
      <Stories group={group} open={open} />
    </Frame>
  );
}
