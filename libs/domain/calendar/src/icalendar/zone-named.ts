import { dayKeyOf } from '../zone';
import { zoneOfWindows } from './windows-zones';

/** Names that a file may have are without end. */
const KNOWN_MAX = 500;
const zones = new Map<string, boolean>();

/** Whether this platform knows a zone of that name. */
export function isZone(name: string): boolean {
  let isKnown = zones.get(name);
  if (isKnown === undefined) {
    try {
      dayKeyOf(0, name);
      isKnown = name !== '';
    } catch {
      isKnown = false;
    }
    if (zones.size >= KNOWN_MAX) zones.clear();
    zones.set(name, isKnown);
  }
  return isKnown;
}

/** A zone by its name in a calendar, also one of Windows or one with a path before it; null where nobody knows it. */
export function zoneNamed(name: string): string | null {
  const plain = zoneOfWindows(name);
  return [plain, plain.split('/').slice(-2).join('/')].find(isZone) ?? null;
}
