import { useContext } from 'react';
import type { Tool } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { toolPages } from '../content/tool-pages';
import { Column } from '../frame/layout';
import { AppShot } from '../pictures/app-shot';
import { ShotsContext } from '../pictures/shots';

const Place = styled(Column)`
  padding-bottom: clamp(56px, 7vw, 96px);
`;

/** The tool as it looks in the app, once there is a picture of it. */
export function ToolShot({ tool }: { readonly tool: Tool }) {
  const shots = useContext(ShotsContext);
  if (!shots[tool.id]) return null;
  return (
    <Place>
      <AppShot name={tool.id} label={toolPages.picture(tool.heading)} />
    </Place>
  );
}
