import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from './areas-of-texts.mjs';
import { importProblems } from './import-rules.mjs';
import { licenseProblems } from './licenses.mjs';
import { linkProblems, readDocuments } from './links.mjs';
import { textProblems } from './locales.mjs';
import { readSources } from './read-sources.mjs';
import { runCheck, sayResult } from './run-check.mjs';
import { documentVoiceProblems, sourceVoiceProblems, voiceProblems } from './voice.mjs';

/** All that can be said of the sources without running them. @returns {Promise<boolean[]>} how each check went */
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
 * Each time only of what changed: the compiler remembers what it found. By itself it would start four checkers for each project, which
 * find out the same things once each: that takes twice the CPU time and a third more memory. Its garbage collector may wait longer, too.
 */
export function checkTypes(tsc) {
  const check = (label, name) => {
    const remembered = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`];
    return runCheck(label, tsc, ['-p', `${name}.json`, '--singleThreaded', ...remembered], { GOGC: '400' });
  };
  return Promise.all([check('types, for any host', 'tsconfig'), check('types, for Node and the tests', 'tsconfig.node')]);
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
