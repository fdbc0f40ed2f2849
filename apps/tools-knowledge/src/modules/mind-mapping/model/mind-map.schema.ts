import * as z from 'zod/mini';

/** Signs the text of a node may have, as those of a task. */
export const TEXT_MAX = 500;

/** The six colours of nodes (spec §9), in the tint of a light theme. */
export const NODE_COLORS = [
  '#2563eb',
  '#7c3aed',
  '#147d3b',
  '#c47d10',
  '#c9372c',
  '#5d5c57',
] as const;

/** How the colours are called, in their order. */
export const COLOR_NAMES = ['Blue', 'Violet', 'Green', 'Amber', 'Red', 'Gray'] as const;

/** One node (spec §3). A connection leads from this node to the others named here. */
const mindMapNodeSchema = z.object({
  id: z.string(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  color: z.string(),
  connections: z.array(z.string()),
});

/** One map: a person may keep several. */
export const mindMapSchema = z.object({
  id: z.string(),
  title: z.string(),
  nodes: z.array(mindMapNodeSchema),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});

export type MindMapNode = z.infer<typeof mindMapNodeSchema>;
export type MindMap = z.infer<typeof mindMapSchema>;
export type Nodes = readonly MindMapNode[];
