import { watchMenus } from './menus';

watchMenus();
