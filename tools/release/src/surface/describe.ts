import ts from 'typescript';
import type { Declaration } from './find-declaration';

/** A declaration without its inside, and the names it leans on. */
export interface Description {
  readonly text: string;
  readonly uses: readonly string[];
}

const printer = ts.createPrinter({ removeComments: true });

/** The shape of a list of endpoints, `({ one: build.query<…>(…), … })`: part of what an api shows. */
function isListOfCalls(body: ts.ConciseBody): boolean {
  if (!ts.isParenthesizedExpression(body)) return false;
  const { expression } = body;
  return (
    ts.isObjectLiteralExpression(expression) &&
    expression.properties.length > 0 &&
    expression.properties.every(
      (one) => ts.isPropertyAssignment(one) && ts.isCallExpression(one.initializer),
    )
  );
}

/** Describes what others can see of a declaration: names and types, no bodies, no comments. */
export function describe({ file, name, node }: Declaration): Description {
  const uses = new Set<string>();

  function leanOn(expression: ts.Node): void {
    let root = expression;
    while (ts.isPropertyAccessExpression(root)) root = root.expression;
    while (ts.isQualifiedName(root)) root = root.left;
    if (ts.isIdentifier(root)) uses.add(root.text);
  }

  function noteTypes(part: ts.Node): void {
    if (ts.isTypeReferenceNode(part)) leanOn(part.typeName);
    if (ts.isTypeQueryNode(part)) leanOn(part.exprName);
    if (ts.isExpressionWithTypeArguments(part)) leanOn(part.expression);
    ts.forEachChild(part, noteTypes);
  }

  function print(part: ts.Node): string {
    noteTypes(part);
    return printer.printNode(ts.EmitHint.Unspecified, part, file).replace(/^export /, '');
  }

  function parameter(part: ts.ParameterDeclaration): string {
    const rest = part.dotDotDotToken ? '...' : '';
    const label = ts.isIdentifier(part.name) ? part.name.text : '_';
    const optional = part.questionToken || part.initializer ? '?' : '';
    return `${rest}${label}${optional}${part.type ? `: ${print(part.type)}` : ''}`;
  }

  function signature(part: ts.SignatureDeclaration): string {
    const generics = part.typeParameters?.map(print).join(', ');
    const result = part.type ? `: ${print(part.type)}` : '';
    return `${generics ? `<${generics}>` : ''}(${part.parameters.map(parameter).join(', ')})${result}`;
  }

  function members(parts: readonly ts.ObjectLiteralElementLike[], indent: string): string {
    const inner = `${indent}    `;
    const lines = parts.map((part) => {
      if (ts.isMethodDeclaration(part))
        return `${inner}${part.name.getText()}${signature(part)},\n`;
      if (!ts.isPropertyAssignment(part)) return `${inner}${outline(part, inner)},\n`;
      return `${inner}${part.name.getText()}: ${outline(part.initializer, inner)},\n`;
    });
    return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
  }

  /** An initialiser as far as it says what the value is: calls with type arguments say enough by those. */
  function outline(part: ts.Node, indent: string): string {
    if (ts.isParenthesizedExpression(part)) return outline(part.expression, indent);
    if (ts.isAsExpression(part) || ts.isSatisfiesExpression(part))
      return outline(part.expression, indent);
    if (ts.isObjectLiteralExpression(part)) return members(part.properties, indent);
    if (ts.isArrowFunction(part)) {
      const listsCalls = !part.type && isListOfCalls(part.body);
      return `${signature(part)} => ${listsCalls ? outline(part.body, indent) : '…'}`;
    }
    if (ts.isFunctionExpression(part)) return `${signature(part)} => …`;
    if (ts.isCallExpression(part)) {
      const callee = outline(part.expression, indent);
      if (part.typeArguments) return `${callee}<${part.typeArguments.map(print).join(', ')}>(…)`;
      return `${callee}(${part.arguments.map((one) => outline(one, indent)).join(', ')})`;
    }
    if (ts.isPropertyAccessExpression(part)) {
      return `${outline(part.expression, indent)}.${part.name.text}`;
    }
    if (ts.isIdentifier(part)) uses.add(part.text);
    return printer.printNode(ts.EmitHint.Unspecified, part, file);
  }

  function variable(part: ts.VariableDeclaration): string {
    if (part.type) return `const ${name}: ${print(part.type)}`;
    return `const ${name}${part.initializer ? ` = ${outline(part.initializer, '')}` : ''}`;
  }

  function bindingElement(part: ts.BindingElement): string {
    const from = part.parent.parent as ts.VariableDeclaration;
    const key = (part.propertyName ?? part.name).getText();
    return `const ${name} = ${from.initializer ? outline(from.initializer, '') : ''}.${key}`;
  }

  function text(): string {
    if (ts.isFunctionDeclaration(node)) return `function ${name}${signature(node)}`;
    if (ts.isVariableDeclaration(node)) return variable(node);
    if (ts.isBindingElement(node)) return bindingElement(node);
    return print(node);
  }

  return { text: text(), uses: [...uses] };
}
