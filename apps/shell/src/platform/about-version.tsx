import type { Release } from '@plainday/federation-contract';
import { LinkButton } from '@plainday/ui-components';
import { Fact } from './fact';
import { momentText } from './moment-text';
import { Actions, Facts, Group, Title } from './platform-style';

/** Which version this page is of, and where one reads what it has brought. */
export function AboutVersion({ release }: { readonly release: Release }) {
  const at = new Date(release.createdAt);
  return (
    <Group aria-labelledby="about-version">
      <Title id="about-version">About this version</Title>
      <Facts>
        <Fact name="Version" isCode>
          {release.id}
        </Fact>
        <Fact name="Published">{Number.isNaN(at.getTime()) ? 'unknown' : momentText(at)}</Fact>
      </Facts>
      <Actions>
        <LinkButton size="s" href="/changelog">
          What is new
        </LinkButton>
      </Actions>
    </Group>
  );
}
