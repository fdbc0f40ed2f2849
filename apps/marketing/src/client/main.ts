import { layOutLate } from './lay-out-late';
import { watchLiveTools } from './live';
import { watchMenus } from './menus';

watchMenus();
watchLiveTools();
layOutLate();
