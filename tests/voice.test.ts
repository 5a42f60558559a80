import { expect, test } from 'vitest';
import { readTexts } from '../scripts/areas-of-texts.mjs';
import { readDocuments } from '../scripts/links.mjs';
import { readSources } from '../scripts/read-sources.mjs';
import { documentVoiceProblems, sourceVoiceProblems, voiceProblems, wordProblems } from '../scripts/voice.mjs';
import { manual } from '../src/features/help/manual/manual.ts';

test('the English of screens and emails follows the guide', () => {
  expect(voiceProblems(readTexts(process.cwd()))).toEqual([]);
});

test('the English of the showcase, errors, API docs and the command line follows the guide', () => {
  const sources = readSources(process.cwd());
  expect([...sources.keys()].filter((file) => file.startsWith('src/features/showcase/web/')).length).toBeGreaterThan(300);
  expect(sources.has('src/contract/refusal-codes.ts')).toBe(true);
  expect(sources.has('src/hosts/node/reset-password.ts')).toBe(true);
  expect(sourceVoiceProblems(sources)).toEqual([]);
});

test('checks texts of a showcase page between tags and in strings, but not its code', () => {
  const page = [
    "import { colours } from './colours.ts';",
    "const examples = [{ title: 'Colours', text: `Invite somebody` + colours.meanwhile }];",
    'export const Page = () => (',
    '  <p className="colour" title="In the centre">',
    '    {examples.length} of its',
    '    own',
    '  </p>',
    ');',
  ].join('\n');
  const file = 'src/features/showcase/web/components/x-page.tsx';
  expect(sourceVoiceProblems(new Map([[file, page]]))).toEqual([
    `${file}:2 says "Colours"; write: American spelling`,
    `${file}:2 says "somebody"; write: someone`,
    `${file}:4 says "centre"; write: American spelling`,
    `${file}:5 says "of its own"; write: your own, a separate`,
  ]);
  expect(sourceVoiceProblems(new Map([['src/features/shop/web/x.tsx', page]]))).toEqual([]);
});

test('checks summaries and errors of a contract, but not its other strings', () => {
  const contract = [
    "const noSuch = { 404: 'No such card, for whoever asks.' };",
    'export const readCard = endpoint({',
    "  path: '/api/v1/colours',",
    '  summary: `The card that somebody opened.`,',
    "  refusals: { ...noSuch, 409: 'It was changed meanwhile.' },",
    "  query: z.object({ colour: z.enum(['grey']) }),",
    '});',
  ].join('\n');
  const problems = [
    'src/features/kanban/card-contract.ts:1 says "whoever"; write: anyone who, or name them',
    'src/features/kanban/card-contract.ts:4 says "somebody"; write: someone',
    'src/features/kanban/card-contract.ts:5 says "meanwhile"; write: was changed by someone else; otherwise leave it out',
  ];
  expect(sourceVoiceProblems(new Map([['src/features/kanban/card-contract.ts', contract]]))).toEqual(problems);
});

test('prose in documents is wrapped; tables, code and long links are not', () => {
  const words = 'word '.repeat(21).trim();
  const documents = new Map([['docs/api.md', [words, `- ${words}`, `| ${words} |`, `    ${words}`, `[x](${'a'.repeat(100)})`].join('\n')]]);
  const problem = 'has more than 100 characters';
  expect(documentVoiceProblems(documents)).toEqual([`docs/api.md:1 ${problem}`, `docs/api.md:2 ${problem}`]);
});

test('the output of scripts follows the guide', () => {
  expect(sourceVoiceProblems(readSources(process.cwd(), 'scripts', /\.mjs$/))).toEqual([]);
});

test('checks messages of the server and its command line', () => {
  const command = 'if (!given) throw new StartFailure(`Nobody signs in here`);';
  const file = 'src/hosts/node/reset-password.ts';
  expect(sourceVoiceProblems(new Map([[file, command]]))).toEqual([`${file}:1 says "Nobody"; write: no one, or name who can`]);
});

test('the English of the docs follows the guide', () => {
  expect(documentVoiceProblems(readDocuments(process.cwd()))).toEqual([]);
});

test('the English of the help articles follows the guide', () => {
  const problems = manual.flatMap(({ title, description, groups }) => [
    ...wordProblems(`${title}\n${description}`),
    ...groups.flatMap((group) => [
      ...wordProblems(group.title),
      ...group.articles.flatMap(({ slug, question, content }) =>
        wordProblems(`${question}\n${content}`.replaceAll(/<[^>]+>/g, ' ')).map((problem) => `${slug} ${problem}`),
      ),
    ]),
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['Somebody has changed this meanwhile', ['meanwhile', 'Somebody']],
  ['Nothing was paid in these days.', ['these days']],
  ['Your orders stand here.', ['stand here']],
  ['The stand at the fair stands out', []],
  ['No payments in this period.', []],
])('%s: %j', (text, words) => {
  expect(wordProblems(text).map((problem) => /"(.+?)"/.exec(problem)?.[1])).toEqual(words);
});

test('reports a title that ends with a period, but not one that ends with an ellipsis', () => {
  const texts = (en: object) => new Map([['mail', { folder: 'mail', trees: { en } }]]);
  expect(voiceProblems(texts({ mail: { title: 'Send it.', otherTitle: 'Searching…', text: 'Sent.' } }))).toEqual([
    'mail/en.json: mail.title is a title and ends with a period',
  ]);
});

test('reports a long toast, and an ellipsis on an action that asks for no input', () => {
  const texts = (en: object) => new Map([['mail', { folder: 'mail', trees: { en } }]]);
  const done = { done: { sent: `Sent${'.'.repeat(90)}`, moved: 'Moved' } };
  const ends = { archive: 'Archive…', saving: 'Saving…', search: 'Searching …', moveTo: 'Move to…' };
  expect(voiceProblems(texts({ email: { ...done, ...ends } }))).toEqual([
    'mail/en.json: email.done.sent is a toast and has more than 90 characters',
    'mail/en.json: email.archive ends with an ellipsis; list it in asksMore if it asks for more',
    'mail/en.json: email.search has a space before its ellipsis',
  ]);
});
