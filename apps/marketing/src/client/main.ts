import { watchLiveTools } from './live';
import { watchMenus } from './menus';

watchMenus();
watchLiveTools();
