import { storeOf } from '@plainday/data-api';
import { tasksApi } from '@plainday/data-tasks';
import { findTags, tagUses } from '@plainday/domain-tasks';
import type { CreateOffers } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { tagPlace } from '../../shared/tags/tag-place';

/** Tags that a search shows at most. */
const LIMIT = 20;

/** Finds tags for the palette: those with the letters behind an `@`, the most used first. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { tasksList } = tasksApi.endpoints;
  return {
    async search(text) {
      if (!text.startsWith('@')) return [];
      const rows = await store
        .dispatch(tasksList.initiate('everywhere', { subscribe: false }))
        .unwrap();
      return findTags(tagUses(rows.filter((task) => !task.completed)), text.slice(1).trim())
        .slice(0, LIMIT)
        .map(({ tag, count }) => ({
          kind: 'tag',
          id: tag,
          title: `@${tag}`,
          excerpt: plural(count, 'open task'),
          to: tagPlace(tag),
        }));
    },
  };
};
