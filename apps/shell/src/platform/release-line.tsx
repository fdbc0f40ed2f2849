import type { Release } from '@plainday/federation-contract';
import { Facts, Group, Title } from './platform-style';
import { Fact } from './fact';
import { momentText } from './moment-text';

/** The release this page runs on. */
export function ReleaseLine({ release }: { readonly release: Release }) {
  const { id, createdAt, shell, previous } = release;
  const at = new Date(createdAt);
  return (
    <Group aria-labelledby="platform-release">
      <Title id="platform-release">Release</Title>
      <Facts>
        <Fact name="Id" isCode>
          {id}
        </Fact>
        <Fact name="Published">{Number.isNaN(at.getTime()) ? 'unknown' : momentText(at)}</Fact>
        <Fact name="Shell" isCode>
          {shell.version}
        </Fact>
        <Fact name="Before it" isCode>
          {previous ?? 'none'}
        </Fact>
      </Facts>
    </Group>
  );
}
