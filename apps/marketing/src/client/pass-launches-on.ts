import { keepLaunched, launchQueue } from '@plainday/shared-platform/arrivals';

const APP = '/dashboard';

/**
 * Takes what the system tells the installed app while its window shows a public page to where that is followed: after the
 * sign-in, if need be.
 */
export function passLaunchesOn(): void {
  launchQueue()?.setConsumer(({ targetURL, files = [] }) => {
    const goOn = () => location.assign(targetURL ?? APP);
    if (files.length > 0) void keepLaunched(files).then(goOn, goOn);
    // A launch that opened this page is already where it leads.
    else if (targetURL !== undefined && new URL(targetURL).pathname === APP) goOn();
  });
}
