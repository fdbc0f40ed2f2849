import { Suspense, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import { useIdle } from '../shared/use-idle';
import type { LatePartsProps } from './late-parts';

const LateParts = lazyLayer(
  async () => (await import(/* webpackChunkName: "late" */ './late-parts')).LateParts,
);

/** Of the address that opens the installed app for something. */
const ASKED = /[?&](?:add|shared|link)\b/;

/** The place of what comes last; at once where the address asks for it. */
export function LateSlot(props: LatePartsProps) {
  const isIdle = useIdle();
  const [isAsked] = useState(() => ASKED.test(location.search));
  return <Suspense>{(isIdle || isAsked) && <LateParts {...props} />}</Suspense>;
}
