import { code, withPage, type Fault } from '../remote-faults';

/** Code that runs, but takes more than its part. No card: the rest must go on beside it. */
function badManners(name: string, body: string): Fault {
  return code(name, '', (_file, content) => withPage(content, `function(){${body};return null}`));
}

export const manners: readonly Fault[] = [
  badManners(
    'restyles the page',
    "document.head.append(Object.assign(document.createElement('style'),{textContent:'*{color:red!important}button{letter-spacing:9px}'}))",
  ),
  badManners('leaves 10,000 listeners', "for(let i=0;i<1e4;i++)addEventListener('resize',()=>i)"),
  badManners('leaves timers', 'for(let i=0;i<500;i++)setInterval(()=>i,100)'),
  badManners('leaves 200 MB', '(globalThis.left??=[]).push(new Uint8Array(2e8))'),
];
