import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Compilation } from 'webpack';
import { repositoryRoot } from '../packages.ts';

const sourceEnding = /\.tsx?$/;

/**
 * Lets a server build say which modules it asks for by `import()`: the same that a browser will ask for to show the
 * same page, there as chunks.
 */
export const noteImports: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    const request = importedByCall(visited);
    const name = request && nameOfRequest(factory, dirname(file.fileName), request);
    if (!name) return visited;
    const note = factory.createCallChain(
      factory.createPropertyAccessChain(
        factory.createPropertyAccessExpression(
          factory.createIdentifier('globalThis'),
          'askedModules' satisfies keyof typeof globalThis,
        ),
        factory.createToken(ts.SyntaxKind.QuestionDotToken),
        'add',
      ),
      undefined,
      undefined,
      [name],
    );
    return factory.createParenthesizedExpression(
      factory.createComma(note, visited as ts.CallExpression),
    );
  };
  return ts.visitEachChild(file, visit, context);
};

/** What `import()` asks for. */
const importedByCall = (node: ts.Node): ts.Expression | undefined =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined;

/** The module's name, of `import('./...')` or of a template that begins so. Packages are no pages. */
function nameOfRequest(
  factory: ts.NodeFactory,
  folder: string,
  request: ts.Expression,
): ts.Expression | undefined {
  if (ts.isStringLiteral(request) && request.text.startsWith('.'))
    return factory.createStringLiteral(moduleName(folder, request.text));
  if (!ts.isTemplateExpression(request) || !request.head.text.startsWith('./')) return undefined;
  const head = request.head.text.replace('.', relative(repositoryRoot, folder));
  return factory.createTemplateExpression(
    factory.createTemplateHead(head),
    request.templateSpans.map(({ expression, literal }) =>
      factory.createTemplateSpan(expression, withoutEnding(factory, literal)),
    ),
  );
}

const withoutEnding = (
  factory: ts.NodeFactory,
  literal: ts.TemplateMiddle | ts.TemplateTail,
): ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateTail(literal)
    ? factory.createTemplateTail(literal.text.replace(sourceEnding, ''))
    : literal;

/**
 * The scripts of a browser build that hold what is asked for by `import()`, by the module's name.
 *
 * @param folder the package's own, from which its container exposes modules
 */
export function scriptsByModule(
  { chunkGroups }: Compilation,
  folder: string,
): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- its types promise what is not always there
      if (!request?.startsWith('.')) continue;
      const files = group.getFiles().filter((file) => file.endsWith('.js'));
      scripts[moduleName(module?.context ?? folder, request)] = files;
    }
  }
  return scripts;
}

/** A module's path below the repository, without its ending. */
export const moduleName = (folder: string, request: string): string =>
  relative(repositoryRoot, join(folder, request)).replace(sourceEnding, '');
