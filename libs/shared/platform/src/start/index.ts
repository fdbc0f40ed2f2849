export {
  ADD_PLACEHOLDER,
  AUTH_STORAGE_KEY,
  CONFIG_BLOCK,
  DASHBOARD_FRAME_ID,
  DATA_CHANNEL,
  FRAMES_ID,
  HEAD_PLACE,
  personKey,
  RELEASE_BLOCK,
  RELEASE_PLACE,
  ROWS_EVENT,
  SIDEBAR_KEY,
  TOOL_SHAPE,
  TOOLS_BLOCK,
  TOOLS_KEY,
  TYPED_EVENT,
  TYPED_PREFIX,
} from './names';
export { earlyReads, setEarlyReads } from './early';
export type { PersonName } from './names';
export type { CutList, EarlyAnswer, EarlyReads } from './early';
