import { toolPath, type Tool } from '@plainday/shared-utils/site';
import { site } from '../content/site';
import { toolCopy } from '../content/tools';
import { breadcrumbs, fullAddress, graph, product, type StructuredData } from './structured-data';

/** A page about one tool of the product. */
export function toolData(tool: Tool): StructuredData {
  const { meta } = toolCopy[tool.id];
  const path = toolPath(tool);
  const page = {
    '@type': 'WebPage',
    name: meta.title,
    description: meta.description,
    url: fullAddress(path),
    about: product,
  };
  const all = { name: site.toolsMenu.label, path: site.toolsMenu.all.href };
  return graph(page, breadcrumbs(all, { name: tool.heading, path }));
}
