import ts from 'typescript';

type Making = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

const isMaking = (node: ts.Node): node is Making =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** What a component or a hook is called, also one inside `memo()` or `forwardRef()`; undefined for other functions. */
function nameOf(node: Making): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  const around = ts.isCallExpression(node.parent) ? node.parent.parent : node.parent;
  const isNamed = ts.isVariableDeclaration(around) && ts.isIdentifier(around.name);
  return isNamed ? around.name.getText() : undefined;
}

/** The name of a hook that is called here. */
function hookOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: called } = node;
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : undefined;
}

/** How many hooks each component and hook of a file calls itself; those inside its callbacks are not its own. */
export function hooksIn(file: string, text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (node: ts.Node): number => {
    if (isMaking(node)) return 0;
    let sum = /^use[A-Z]/.test(hookOf(node) ?? '') ? 1 : 0;
    ts.forEachChild(node, (child) => void (sum += count(child)));
    return sum;
  };
  const visit = (node: ts.Node): void => {
    if (isMaking(node) && node.body) {
      const name = nameOf(node);
      if (name && /^(?:use)?[A-Z]/.test(name)) found.set(name, count(node.body));
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}
