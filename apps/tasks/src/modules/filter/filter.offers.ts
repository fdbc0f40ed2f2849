import { readQuery, storeOf } from '@plainday/data-api';
import { tasksApi } from '@plainday/data-tasks';
import { filtersApi } from '@plainday/data-tasks/filters';
import { findTags, tagUses } from '@plainday/domain-tasks';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { foldText, matchesText, plural } from '@plainday/shared-utils';
import { FILTER_TOOL, tagPlace } from '../../shared/tags/tag-place';

/** Entries that a search shows at most. */
const LIMIT = 20;

/** Finds filters by their titles, and for an `@` the tags with the letters behind it, the most used first. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { tasksList } = tasksApi.endpoints;
  const { filtersList } = filtersApi.endpoints;

  async function tagsOf(letters: string): Promise<readonly FoundItem[]> {
    const rows = await readQuery(store, tasksList, 'everywhere');
    return findTags(tagUses(rows.filter((task) => !task.completed)), letters)
      .slice(0, LIMIT)
      .map(({ tag, count }) => ({
        kind: 'tag',
        id: tag,
        title: `@${tag}`,
        excerpt: plural(count, 'open task'),
        to: tagPlace(tag),
      }));
  }

  return {
    async search(text) {
      if (text.startsWith('@')) return await tagsOf(text.slice(1).trim());
      const filters = await readQuery(store, filtersList, undefined);
      const wanted = foldText(text.trim());
      return filters
        .filter(({ title }) => matchesText(title, wanted))
        .slice(0, LIMIT)
        .map(({ id, title }) => ({
          kind: 'filter',
          id,
          title,
          to: { kind: 'tool', toolId: FILTER_TOOL, at: id },
        }));
    },
  };
};
