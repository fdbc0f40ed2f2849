import { LinkButton } from '@plainday/ui-components';
import { SectionHeading } from '@plainday/ui-patterns';
import { momentText } from '../moment-text';
import { Command, Hint } from '../platform-style';
import { Code, Rows } from './operator-style';
import type { PlatformState } from './platform-state';

/** A branch for each line, seen by who opens it. */
export function PreviewList({ previews }: Pick<PlatformState, 'previews'>) {
  return (
    <section aria-labelledby="platform-previews">
      <SectionHeading id="platform-previews" note="one per branch, seen only by who opens it">
        Previews
      </SectionHeading>
      {previews.length === 0 ? (
        <>
          <Hint>There is none. A branch is shown to who opens its address:</Hint>
          <Command>npm run release -- --preview my-branch tools-time</Command>
        </>
      ) : (
        <Rows role="list">
          {previews.map(({ channel, branch, parts, by, until }) => (
            <li key={channel}>
              <Code>{branch}</Code>
              <span>{parts.join(', ')}</span>
              <span>{[by, `until ${momentText(new Date(until))}`].filter(Boolean).join(', ')}</span>
              <LinkButton
                size="s"
                variant="ghost"
                href={`/dashboard?channel=${channel}`}
                aria-label={`Open ${branch} for me`}
              >
                Open for me
              </LinkButton>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}
