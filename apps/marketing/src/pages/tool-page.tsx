import { toolPath, type Tool } from '@plainday/shared-utils/site';
import { toolPages } from '../content/tool-pages';
import { toolCopy } from '../content/tools';
import { SiteFrame } from '../frame/site-frame';
import { Benefits } from '../sections/benefits';
import { Closing } from '../sections/closing';
import { MoreTools } from '../tool-page/more-tools';
import { ToolFeatures } from '../tool-page/tool-features';
import { ToolHero } from '../tool-page/tool-hero';
import { ToolShot } from '../tool-page/tool-shot';
import { ToolSteps } from '../tool-page/tool-steps';

/** `/tools/<slug>`: one tool for itself (spec §2, tool marketing pages). */
export function ToolPage({ tool }: { readonly tool: Tool }) {
  const copy = toolCopy[tool.id];
  return (
    <SiteFrame path={toolPath(tool)}>
      <ToolHero tool={tool} />
      <ToolShot tool={tool} />
      <ToolSteps tool={tool} />
      <ToolFeatures features={copy.features} />
      <Benefits heading={toolPages.benefits} lines={copy.benefits} />
      <MoreTools tool={tool} />
      <Closing {...copy.closing} />
    </SiteFrame>
  );
}
