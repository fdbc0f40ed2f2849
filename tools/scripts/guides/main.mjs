// `npm run guides [teams | tool | service | container]`: follows pages of tools/docs word for word and in order, in places where
// nothing was prepared, and says how long each step takes. A step that fails, or whose promise does not hold, ends it.
import { followContainer } from './container.mjs';
import { followService } from './service.mjs';
import { followTeams } from './teams.mjs';
import { followTool } from './tool.mjs';

const guides = {
  teams: followTeams,
  tool: followTool,
  service: followService,
  container: followContainer,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(guides, name));
if (unknown.length > 0) throw new Error(`Guides: ${Object.keys(guides).join(', ')}`);
for (const [name, follow] of Object.entries(guides)) {
  if (named.length === 0 || named.includes(name)) await follow();
}
