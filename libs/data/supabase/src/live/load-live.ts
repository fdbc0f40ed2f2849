/** What listens to changes; downloaded when the first screen is there. */
export const loadLive = () => import(/* webpackChunkName: "live" */ './index');
