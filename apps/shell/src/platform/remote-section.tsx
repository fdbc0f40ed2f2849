import { Badge, type Tone } from '@plainday/ui-components';
import { formatBytes } from '@plainday/shared-utils';
import { Fact } from './fact';
import { momentText } from './moment-text';
import type { RemotePart, ToolPart } from './parts.logic';
import { Facts, Fault, Group, Title, Tool, Tools, ToolTitle } from './platform-style';

const tones: Record<ToolPart['state'], Tone> = {
  'not opened': 'neutral',
  loading: 'neutral',
  works: 'green',
  'previous version': 'amber',
  failed: 'red',
};

function Versions({ version, previous }: Pick<RemotePart, 'version' | 'previous'>) {
  return (
    <>
      <Fact name="Version" isCode>
        {version}
      </Fact>
      <Fact name="Before it" isCode>
        {previous ?? 'none'}
      </Fact>
    </>
  );
}

function ToolRow({ tool }: { readonly tool: ToolPart }) {
  const { title, version, previous, bytes, loadMs, state, fault, faultAt } = tool;
  return (
    <Tool>
      <ToolTitle>
        {title}
        <Badge tone={tones[state]}>{state}</Badge>
      </ToolTitle>
      <Facts>
        <Versions version={version} previous={previous} />
        <Fact name="Size">{bytes === undefined ? 'unknown' : formatBytes(bytes)}</Fact>
        <Fact name="Loaded in">
          {loadMs === undefined ? 'not yet' : `${Math.round(loadMs)} ms`}
        </Fact>
      </Facts>
      {fault !== undefined && faultAt !== undefined && (
        <Fault>
          {momentText(new Date(faultAt))}: {fault}
        </Fault>
      )}
    </Tool>
  );
}

/** A remote: what is released together, and the tools in it. */
export function RemoteSection({ remote }: { readonly remote: RemotePart }) {
  const { name, version, previous, contract, bytes, tools } = remote;
  return (
    <Group aria-labelledby={`platform-${name}`}>
      <Title id={`platform-${name}`}>{name}</Title>
      <Facts>
        <Versions version={version} previous={previous} />
        <Fact name="Contract">{contract}</Fact>
        <Fact name="All files">{formatBytes(bytes)}</Fact>
      </Facts>
      <Tools role="list">
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </Tools>
    </Group>
  );
}
