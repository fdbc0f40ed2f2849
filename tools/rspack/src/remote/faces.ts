import type { ComponentType } from 'react';
import { moduleFiles } from './module-files';

/** A tool's public face: what of it runs on its public page, without an account. */
export interface PublicFace {
  readonly Face: ComponentType;
  /** The file it comes from. */
  readonly file: string;
}

/** Every `<id>-face.tsx` of a module, by the tool's id. */
export async function publicFaces(): Promise<Record<string, PublicFace>> {
  const faces: Record<string, PublicFace> = {};
  for (const { id, file, exported } of await moduleFiles<Partial<PublicFace>>('-face.tsx')) {
    const { Face } = exported;
    if (!Face) throw new Error(`${file} must export a component named Face.`);
    faces[id] = { Face, file };
  }
  return faces;
}
