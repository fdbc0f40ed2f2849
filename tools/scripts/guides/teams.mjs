import { blocksOf, copyWithPackages, inFolder, linesOf, timed } from './copy.mjs';

/**
 * The first two lists of TEAMS.md. What serves until it is stopped counts until it answers. No step may change
 * anything outside of the folder of a remote but the lock file.
 */
export const followTeams = () =>
  inFolder('teams', async (folder) => {
    const { run, changed, serve } = copyWithPackages(folder, '4377');
    const steps = blocksOf('TEAMS.md', 'sh').slice(0, 2).flatMap(linesOf);
    run('npm run release -- --all');
    for (const step of steps.filter((line) => line !== 'npm start')) {
      await timed(step, async () => {
        if (step.includes('nx serve')) (await serve(step)).stop();
        else run(step);
      });
      const outside = changed().filter((path) => !/^apps\/tools-|^package-lock\.json$/.test(path));
      if (outside.length > 0) throw new Error(`${step} has changed ${outside.join(', ')}`);
    }
    if (changed().length > 0) throw new Error(`What was made is left: ${changed().join(', ')}`);
  });
