import { compareSurfaces, nextVersion } from './compare';
import type { Surface } from './read-surface';
import { formatReport, parseReport } from './report';

const port =
  'interface Port {\n    readonly open: (id: string) => void;\n    readonly close: () => void;\n}';
const before: Surface = {
  exports: new Map([
    ['Port', port],
    ['useShell', 'function useShell(): Port'],
  ]),
  behind: new Map([['Row', 'interface Row {\n    readonly id: string;\n}']]),
};

function withExport(name: string, text: string): Surface {
  return { ...before, exports: new Map([...before.exports, [name, text]]) };
}

it('a report is read back as it was written', () => {
  expect(parseReport(formatReport('@plainday/x', '1.4.0', before))).toEqual({
    version: '1.4.0',
    surface: before,
  });
});

it.each([
  ['nothing', before, 'none', []],
  ['one more export', withExport('useTimer', 'function useTimer(): null'), 'minor', []],
  [
    'one more parameter',
    withExport('useShell', 'function useShell(id?: string): Port'),
    'minor',
    [],
  ],
  [
    'one more member',
    withExport('Port', port.replace('}', '    readonly flip: () => void;\n}')),
    'minor',
    [],
  ],
  [
    'a member less',
    withExport('Port', port.replace(/ {4}readonly close.*\n/, '')),
    'major',
    ['Port.close'],
  ],
  ['an export less', { ...before, exports: new Map([['Port', port]]) }, 'major', ['useShell']],
  [
    'a member less behind them',
    { ...before, behind: new Map([['Row', 'interface Row {\n}']]) },
    'major',
    ['Row.id'],
  ],
  ['another type behind them', { ...before, behind: new Map() }, 'minor', []],
] as const)('%s', (_, now, step, removed) => {
  expect(compareSurfaces(before, now)).toMatchObject({ step, removed });
});

it('counts versions up', () => {
  expect(nextVersion('1.9.0', 'minor')).toBe('1.10.0');
  expect(nextVersion('1.9.0', 'major')).toBe('2.0.0');
});
