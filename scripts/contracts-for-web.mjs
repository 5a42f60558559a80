// The web app only sends requests: of a contract it needs each endpoint's method, path and access, not the schemas the server validates
// with.
import { parseSync } from 'vite';

const contractFile = /\/src\/(contract\/[^/]+|(?:features|platform)\/[^/]+\/(?:[\w-]+-)?contract)\.ts$/;
/** The endpoint fields the web app reads, besides types. */
const keptFields = new Set(['method', 'path', 'access', 'status', 'once']);

const isOfFeature = /\/(?:features|platform)\//;
/** Modules that feature contracts build schemas from; a form that validates imports them itself. */
const schemaFiles = new Set(['zod/mini', '#contract/primitives.ts', '#contract/credentials.ts', '#contract/find-reasons.ts']);

/** A Vite plugin that reduces contracts to what the web app needs. */
export function contractsForWeb() {
  return {
    name: 'contracts-for-web',
    enforce: 'pre',
    transform: {
      filter: { id: contractFile },
      handler: (code, id) => ({ code: contractForWeb(code, id), map: null }),
    },
  };
}

/**
 * Removes the schemas from a contract: `endpoint({…})` becomes a literal, and every other constant created by a function call, or derived
 * from such
 * a constant, is removed, as are the schema builders. A page that imports a removed name fails to build, so a schema used by a form needs
 * its own file.
 * @param {string} code
 * @param {string} file
 */
export function contractForWeb(code, file) {
  const { program } = parseSync(file, code);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const makers = imports.filter(({ source }) => isOfFeature.test(file) && schemaFiles.has(source.value));
  const leftOut = new Set(makers.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const used = new Set();
  const kept = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' || isType(statement)) continue;
    const { id, init } = constantOf(statement) ?? {};
    if (isEndpoint(init)) kept.push(`export const ${id.name} = ${endpointLiteral(init, code, file)};`);
    else if (isMadeByCall(init, leftOut)) leftOut.add(id.name);
    else kept.push(statement);
  }
  // A function that uses a removed name would only fail at run time, so it is removed too.
  for (let before = -1; before !== leftOut.size; ) {
    before = leftOut.size;
    for (const statement of kept)
      if (typeof statement !== 'string' && namesIn(statement, leftOut)) for (const name of declaredNames(statement)) leftOut.add(name);
  }
  const rest = kept.filter((statement) => typeof statement === 'string' || !declaredNames(statement).some((name) => leftOut.has(name)));
  for (const statement of rest) if (typeof statement !== 'string') addNames(statement, used);
  const texts = rest.map((statement) => (typeof statement === 'string' ? statement : code.slice(statement.start, statement.end)));
  return [...imports.map((statement) => importOf(statement, used)), ...texts].filter(Boolean).join('\n');
}

/** Types don't exist in the browser, and would cause unneeded imports. */
function isType(statement) {
  const { type } = statement.declaration ?? statement;
  return type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration';
}

function constantOf(statement) {
  const declared = statement.declaration ?? statement;
  if (declared.type !== 'VariableDeclaration') return undefined;
  if (declared.declarations.length > 1) throw new Error(`declare one constant per statement: ${declared.declarations[0].id.name}`);
  return declared.declarations[0];
}

function declaredNames(statement) {
  const declared = statement.declaration ?? statement;
  if (declared.type === 'VariableDeclaration') return declared.declarations.map(({ id }) => id.name);
  return declared.type === 'FunctionDeclaration' ? [declared.id.name] : [];
}

function namesIn(node, names) {
  const found = new Set();
  addNames(node, found);
  return [...names].some((name) => found.has(name));
}

function isEndpoint(init) {
  return init?.type === 'CallExpression' && init.callee.name === 'endpoint';
}

function endpointLiteral({ arguments: [declared] }, code, file) {
  const fields = declared.properties.filter(({ key }) => keptFields.has(key?.name));
  const computed = fields.find(({ value }) => value.type !== 'Literal');
  if (computed)
    throw new Error(`${file}: ${computed.key.name} of an endpoint must be written out: the web reads it without running the contract`);
  return `{ access: 'able', status: 200, ${fields.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}

/** Whether evaluating the node calls a function or reads a removed name. Function bodies don't count because they don't run yet. */
function isMadeByCall(node, leftOut) {
  if (!node || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some((one) => isMadeByCall(one, leftOut));
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true;
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return false;
  if (node.type === 'Identifier') return leftOut.has(node.name);
  return Object.values(node).some((inner) => isMadeByCall(inner, leftOut));
}

function addNames(node, names) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'Identifier') names.add(node.name);
  for (const inner of Object.values(node)) addNames(inner, names);
}

function importOf({ importKind, specifiers, source }, used) {
  if (importKind === 'type') return '';
  const named = specifiers.filter(({ importKind: kind, local }) => kind !== 'type' && used.has(local.name));
  const names = named.map(({ imported, local }) => (imported.name === local.name ? local.name : `${imported.name} as ${local.name}`));
  return names.length > 0 ? `import { ${names.join(', ')} } from ${source.raw};` : '';
}
