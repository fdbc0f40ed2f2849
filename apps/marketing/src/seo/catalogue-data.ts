import { toolPath, tools } from '@plainday/shared-utils/site';
import { site } from '../content/site';
import { breadcrumbs, fullAddress, graph, type StructuredData } from './structured-data';

/** All tools as a list. */
export function catalogueData(): StructuredData {
  const { label: name, href: path } = site.toolsMenu.all;
  const list = {
    '@type': 'ItemList',
    itemListElement: tools.map((tool, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: tool.heading,
      url: fullAddress(toolPath(tool)),
    })),
  };
  return graph(list, breadcrumbs({ name, path }));
}
