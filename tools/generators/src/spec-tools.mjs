import { tsImport } from 'tsx/esm/api';

/** Title, path and rank of a tool, from the one registry; one it does not know comes after all that it does. */
export async function describeTool(id) {
  const { tools } = await tsImport('@plainday/shared-utils/site', import.meta.url);
  const index = tools.findIndex((tool) => tool.id === id);
  if (index >= 0) {
    const { heading, slug } = tools[index];
    return { title: heading, slug, order: (index + 1) * 10 };
  }
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return { title: words.join(' '), slug: id, order: (tools.length + 1) * 10 };
}
