import { layOutLate } from './lay-out-late';
import { watchLiveTools } from './live';
import { watchMenus } from './menus';
import { passLaunchesOn } from './pass-launches-on';

watchMenus();
watchLiveTools();
layOutLate();
passLaunchesOn();
