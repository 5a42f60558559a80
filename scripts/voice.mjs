// The style rules of docs/voice.md: words to avoid on screens and in emails, help articles and documents, with what to write instead.
import { parseSync } from 'vite';
import { flatten } from './compile-locale.mjs';

/** @type {readonly { pattern: RegExp, instead: string }[]} */
const banned = [
  { pattern: /\banew\b/i, instead: 'again, refresh' },
  { pattern: /\bmeanwhile\b/i, instead: 'was changed by someone else; otherwise leave it out' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, or name them' },
  { pattern: /\bnobody\b/i, instead: 'no one, or name who can' },
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  { pattern: /\beverybody\b/i, instead: 'everyone' },
  {
    pattern: /\bstands? (?:here|there|below|above|behind|in|with|for|now)\b|\bhow (?:it|they) stands?\b|^stands?\b/i,
    instead: 'appears, is shown',
  },
  { pattern: /\b(?:these|those) days\b|\bthe days before\b/i, instead: 'this period, previous period' },
  { pattern: /\b(?:taken|takes?|took) off\b|\btake the \w+ off\b/i, instead: 'removed, deducted' },
  { pattern: /\bworked out\b/i, instead: "couldn't load, calculated" },
  { pattern: /\bcomes? to\b/i, instead: 'total' },
  { pattern: /\bbegun\b/i, instead: 'created, started' },
  { pattern: /\breckon/i, instead: 'billed, calculated' },
  { pattern: /\blies\b/i, instead: 'is' },
  { pattern: /\bat hand\b/i, instead: 'ready, available' },
  { pattern: /\bof (?:one['’]s|their|its) own\b|\bone['’]s own\b/i, instead: 'your own, a separate' },
  {
    pattern: /\b(?:from|by) (?:now|then|that day|a day|this event)\b[^.,;:]{0,10} on\b|\bfrom then on\b/i,
    instead: 'starting, after that',
  },
  { pattern: /\b(?:nothing|none) but\b/i, instead: 'only' },
  { pattern: /\bfold up\b/i, instead: 'collapse' },
  { pattern: /\bcalled off\b/i, instead: 'canceled' },
  { pattern: /\bpartly paid\b/i, instead: 'partially paid' },
  { pattern: /\bto pay in all\b|\bleft to pay\b|^to pay$/i, instead: 'amount due' },
  { pattern: /\bmay not (?:open|read|see)\b/i, instead: "doesn't have access to" },
  { pattern: /\bunwanted mail\b/i, instead: 'spam' },
  { pattern: /\bone is kept\b/i, instead: 'is saved' },
  { pattern: /\bwaits? for you\b/i, instead: 'needs attention' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bin vain\b/i, instead: 'without results' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  {
    pattern: /\b\w*(?:colour|centre[ds]?\b|neighbour|favour|behaviour|catalogue|licence|cancell(?:ed|ing)|labelled|metres?\b)\w*|\bgrey\b/i,
    instead: 'American spelling',
  },
];

/**
 * Texts that may break a rule, by key or by source and text, with the reason.
 * @type {ReadonlyMap<string, string>}
 */
const exceptions = new Map([['src/hosts/node/postgres/place-data.ts nobody', 'the name of a user of Linux']]);

/** Toasts report what happened in one short line. */
const toast = /(?:^|\.)(?:done|undone|said|toast|failure)\./;
const longestToast = 90;
const longestLine = 100;

/**
 * Actions that ask for more input before they run. Apart from these, an ellipsis only ends progress texts (*Sending…*) and palette commands
 * that ask for input.
 */
const asksMore = new Set([
  ...[
    'links.link',
    'email.ownLabels.new',
    'email.moveTo',
    'email.keys.move',
    'email.snooze.pick',
    'email.more.rule',
    'email.compose.later.pick',
  ],
  ...['calendar.reminder.add', 'calendar.import.open', 'calendar.export.open', 'calendar.subscription.open', 'calendar.own.add'],
  ...['calendar.own.subscribe', 'calendar.own.change', 'calendar.own.peopleHint', 'views.save', 'views.rename'],
  ...['invoice.editor.send', 'invoice.editor.tax.other', 'invoice.delivery.fixed.day', 'invoice.delivery.fixed.period'],
  ...['invoice.preview.send', 'invoice.preview.sendAgain', 'invoice.preview.remind'],
  ...['kanban.board.limit', 'kanban.keys.moveTo', 'kanban.move.to', 'kanban.space.add', 'kanban.space.rename', 'kanban.space.people'],
  ...['kanban.space.copy', 'kanban.space.use', 'kanban.space.asTemplate', 'kanban.import.open'],
  // Placeholders of empty fields.
  ...['blog.field.placeholder', 'help.field.placeholder', 'kanban.task.descriptionPlaceholder'],
]);

/** Documents that follow the guide, in addition to all decision records. The others are older; when you rewrite one, add it. */
const plainDocuments = [
  ...['README.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...[
    'docs/README.md',
    'docs/add-an-area.md',
    'docs/api.md',
    'docs/architecture.md',
    'docs/areas.md',
    'docs/backup-and-restore.md',
    'docs/configuration.md',
    'docs/deployment.md',
  ],
  ...[
    'docs/getting-started.md',
    'docs/glossary.md',
    'docs/operations.md',
    'docs/performance.md',
    'docs/rights.md',
    'docs/sample-data.md',
    'docs/security.md',
    'docs/showcase.md',
    'docs/testing.md',
    'docs/troubleshooting.md',
    'docs/upgrading.md',
  ],
];

/**
 * Returns texts that break a style rule, one per line.
 * @param {ReturnType<typeof import('./areas-of-texts.mjs').readTexts>} texts
 * @returns {string[]}
 */
export function voiceProblems(texts) {
  const problems = [];
  for (const { folder, trees } of texts.values()) {
    for (const [key, text] of flatten(trees.en)) {
      if (exceptions.has(key)) continue;
      for (const problem of wordProblems(text)) problems.push(`${folder}/en.json: ${key} ${problem}`);
      const isTitle = /(?:^|\.)(?:title|\w+Title)(?:_one|_other)?$/.test(key);
      if (isTitle && /[^.]\.$/.test(text)) problems.push(`${folder}/en.json: ${key} is a title and ends with a period`);
      for (const problem of lengthAndEnd(folder, key, text)) problems.push(`${folder}/en.json: ${key} ${problem}`);
    }
  }
  return problems;
}

/** Checks the length of a text, and an ellipsis at its end. */
function lengthAndEnd(folder, key, text) {
  const problems = [];
  if (toast.test(key) && text.length > longestToast) problems.push(`is a toast and has more than ${longestToast} characters`);
  if (!text.endsWith('…') || folder.endsWith('/commands')) return problems;
  if (text.endsWith(' …')) problems.push('has a space before its ellipsis');
  if (!asksMore.has(key) && !/ing\b/.test(text)) problems.push('ends with an ellipsis; list it in asksMore if it asks for more');
  return problems;
}

/**
 * Sources with English that people read outside the locales: the showcase, error messages, output of the server, its commands and the
 * scripts, and the texts of the API docs and tools.
 */
const spokenSources =
  /^scripts\/(?!voice\.|new-area\/).+\.mjs$|^src\/(?:features\/showcase\/web\/|hosts\/node\/|features\/mcp\/server\/|server\/openapi\.ts$|contract\/(?:refusal-codes|once)\.ts$)/;

/** In contracts, only the texts of the OpenAPI document are read by people. */
const contracts = /contract\.ts$/;

/**
 * Checks texts in the sources the same way, one problem per line.
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string[]}
 */
export function sourceVoiceProblems(sources) {
  const problems = [];
  for (const [file, code] of sources) {
    const isContract = contracts.test(file);
    if (!(isContract || spokenSources.test(file)) || /\.test\.tsx?$/.test(file)) continue;
    for (const { text, start } of isContract ? summariesOf(file, code) : textsOf(file, code)) {
      if (exceptions.has(`${file} ${text}`)) continue;
      const line = code.slice(0, start).split('\n').length;
      for (const problem of wordProblems(text)) problems.push(`${file}:${line} ${problem}`);
    }
  }
  return problems;
}

/** Returns summaries of endpoints, and their errors by status (`404: 'No such card.'`). */
function summariesOf(file, code) {
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!node?.type) return;
    const name = node.type === 'Property' && String(node.key.name ?? node.key.value);
    if (name && /^(?:summary|[45]\d\d)$/.test(name)) texts.push(...textsIn(node.value));
    else for (const part of Object.values(node)) if (part && typeof part === 'object') visit(part);
  };
  visit(parseSync(file, code).program);
  return texts;
}

function textsOf(file, code) {
  return textsIn(parseSync(file, code).program);
}

/** Returns strings, templates without their expressions, and texts between tags, but not those in types, imports and class names. */
function textsIn(root) {
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!node?.type || /^(?:Import|TSType|TSInterface|TSLiteral)/.test(node.type)) return;
    if (node.type === 'JSXAttribute' && node.name.name === 'className') return;
    if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string'))
      texts.push({ text: node.value.replaceAll(/\s+/g, ' ').trim(), start: node.start });
    if (node.type === 'TemplateLiteral') texts.push({ text: node.quasis.map(({ value }) => value.cooked).join('…'), start: node.start });
    for (const part of Object.values(node)) if (part && typeof part === 'object') visit(part);
  };
  visit(root);
  return texts;
}

/** Checks the words of a text. @returns {string[]} */
export function wordProblems(text) {
  return banned.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`says "${found}"; write: ${instead}`] : [];
  });
}

/**
 * Checks documents the same way, one problem per line.
 * @param {ReadonlyMap<string, string>} documents
 * @returns {string[]}
 */
export function documentVoiceProblems(documents) {
  const records = [...documents.keys()].filter((file) => file.startsWith('docs/decisions/'));
  return [...plainDocuments, ...records].flatMap((file) =>
    (documents.get(file) ?? '')
      .split('\n')
      .flatMap((line, at) =>
        [...wordProblems(line.replaceAll(/`[^`]*`/g, '')), ...lineProblems(line)].map((problem) => `${file}:${at + 1} ${problem}`),
      ),
  );
}

/** Prose is wrapped; tables, code, and a word that is longer itself can't be. */
function lineProblems(line) {
  const isProse = /^\s*(?:[-*] |\d+\. )?[*\w"(]/.test(line) && !/^ {4,}|^\s*[\w./-]+ {2,}/.test(line);
  return isProse && line.length > longestLine && line.trim().includes(' ') ? [`has more than ${longestLine} characters`] : [];
}
