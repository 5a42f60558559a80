import { join } from 'node:path';
import { readTexts } from './areas-of-texts.mjs';
import { importProblems } from './import-rules.mjs';
import { textProblems } from './locales.mjs';
import { readSources } from './read-sources.mjs';
import { runCheck, sayResult } from './run-check.mjs';

/** All that can be said of the sources without running them. @returns {Promise<boolean[]>} how each check went */
export async function runChecks(root) {
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const results = await Promise.all([
    runCheck('types, for any host', bin('tsc'), ['-p', 'tsconfig.json']),
    runCheck('types, for Node and the tests', bin('tsc'), ['-p', 'tsconfig.node.json']),
  ]);
  results.push(await runCheck('lint and format', bin('biome'), ['check', '--max-diagnostics=100']));
  results.push(await runCheck('unused code', bin('knip'), ['--no-progress']));
  const sources = readSources(root);
  results.push(await ownCheck('import rules', () => importProblems(sources)));
  results.push(await ownCheck('languages', () => textProblems(readTexts(root), sources)));
  return results;
}

/** A check of our own: `find` returns what is wrong, a line each. */
export async function ownCheck(label, find) {
  const startedAt = Date.now();
  let problems;
  try {
    problems = await find();
  } catch (error) {
    problems = [error.message];
  }
  sayResult(label, problems.length === 0, Date.now() - startedAt, problems.map((problem) => `    ${problem}`).join('\n'));
  return problems.length === 0;
}
