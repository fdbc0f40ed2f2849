import { InstallSlot, type InstallSlotProps } from '../install/install-slot';
import { Launches, type LaunchesProps } from '../launch/launches';

export type LatePartsProps = InstallSlotProps & LaunchesProps;

/** What the dashboard can do without until nothing else happens. */
export function LateParts({ host, timers, api, modules }: LatePartsProps) {
  return (
    <>
      <InstallSlot host={host} timers={timers} />
      <Launches api={api} modules={modules} />
    </>
  );
}
