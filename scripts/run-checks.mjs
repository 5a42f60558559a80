import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from './areas-of-texts.mjs';
import { importProblems } from './import-rules.mjs';
import { licenseProblems } from './licenses.mjs';
import { linkProblems, readDocuments } from './links.mjs';
import { textProblems } from './locales.mjs';
import { readSources } from './read-sources.mjs';
import { printResult, runCheck } from './run-check.mjs';
import { documentVoiceProblems, sourceVoiceProblems, voiceProblems } from './voice.mjs';

/** Runs all checks that don't execute the sources. @returns {Promise<boolean[]>} the result of each check */
export async function runChecks(root) {
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const results = await checkTypes(bin('tsc'));
  results.push(await runCheck('lint and format', bin('biome'), ['check', '--max-diagnostics=100']));
  results.push(await runCheck('unused code', bin('knip'), ['--no-progress']));
  const sources = readSources(root);
  results.push(await ownCheck('import rules', () => importProblems(sources)));
  results.push(await ownCheck('languages', () => textProblems(readTexts(root), sources)));
  results.push(
    await ownCheck('voice', () => [
      ...voiceProblems(readTexts(root)),
      ...sourceVoiceProblems(sources),
      ...sourceVoiceProblems(readSources(root, 'scripts', /\.mjs$/)),
      ...documentVoiceProblems(readDocuments(root)),
    ]),
  );
  results.push(await ownCheck('links in documents', () => linkProblems(readDocuments(root))));
  results.push(await ownCheck('licenses', () => licenseProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))));
  return results;
}

/**
 * Incremental: the compiler only checks what changed. By default it would start four checkers per project, which
 * repeat each other's work: twice the CPU time and a third more memory. Its garbage collector is also set to run less often.
 */
export function checkTypes(tsc) {
  const check = (label, name) => {
    const remembered = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`];
    return runCheck(label, tsc, ['-p', `${name}.json`, '--singleThreaded', ...remembered], { GOGC: '400' });
  };
  return Promise.all([check('types, for any host', 'tsconfig'), check('types, for Node and the tests', 'tsconfig.node')]);
}

/** Runs a custom check: `find` returns the problems, one per line. */
export async function ownCheck(label, find) {
  const startedAt = Date.now();
  let problems;
  try {
    problems = await find();
  } catch (error) {
    problems = [error.message];
  }
  printResult(label, problems.length === 0, Date.now() - startedAt, problems.map((problem) => `    ${problem}`).join('\n'));
  return problems.length === 0;
}
