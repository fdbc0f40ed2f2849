export { LOGO_TICK, logoSvg } from './logo';
export type { LogoShape } from './logo';
export { PUBLIC_ORIGIN, withOrigin } from './public-origin';
export { toolById, toolPath, tools } from './tools';
export type { Tool, ToolEntry, ToolId } from './tools';
