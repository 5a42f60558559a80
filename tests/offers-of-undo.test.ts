import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../scripts/read-sources.mjs';

/** Code that offers Undo: a toast with `isUndo`, or a function that creates one. */
const offering = /^(?:offerUndo\w*|keepUndo|keepSilently)$/;

/**
 * Places that offer Undo without awaiting anything before, and why it is in the history in time anyway.
 * - `local`: it only changes the page
 * - `queued`: it is offered when it is queued
 * - `after`: it is called when a write has finished (`done` of a change in parts, `then` of a write, a function that reports one)
 */
const withoutWaiting: Record<string, 'local' | 'queued' | 'after'> = {
  'src/features/account/web/account-form.tsx': 'after',
  'src/features/blog/web/edit/use-saved-post.ts': 'local',
  'src/features/calendar/web/use-calendar-actions.ts': 'after',
  'src/features/cards/web/action/action-page.tsx': 'local',
  'src/features/email/web/compose/conflict-view.tsx': 'local',
  'src/features/email/web/compose/windows/send-window.ts': 'after',
  'src/features/email/web/use-mail-actions.ts': 'queued',
  'src/features/employees/web/use-employee-actions.ts': 'after',
  'src/features/invoice/web/editor/lines/line-items.tsx': 'local',
  'src/features/invoice/web/list/invoice-actions.tsx': 'after',
  'src/features/invoice/web/list/mark-paid.ts': 'after',
  'src/features/linked-records/web/attach-dialog.tsx': 'after',
  'src/features/linked-records/web/create-from-dialog.tsx': 'after',
  'src/features/profile/web/use-profile-actions.ts': 'after',
  'src/features/shop/web/checkout/use-address-actions.ts': 'after',
  'src/features/shop/web/staff/fulfilment/fulfilment-dialog.tsx': 'after',
  'src/features/shop/web/staff/products/import/import-dialog.tsx': 'after',
  'src/features/shop/web/use-shop-actions.ts': 'after',
  'src/features/todo/web/use-todo-actions.ts': 'after',
  'src/features/users/web/use-user-actions.ts': 'after',
  'src/platform/trash/web/use-trash-actions.ts': 'after',
  'src/web/use-lines.ts': 'local',
};

interface Offer {
  file: string;
  line: number;
  /** The source of what its function awaits before it. */
  awaits: string[];
}

function offersIn(file: string, text: string): Offer[] {
  const offers: Offer[] = [];
  const visit = (node: unknown, awaits: string[]): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, awaits);
    if (!isNode(node)) return;
    const own = node.type === 'FunctionDeclaration' || node.type.endsWith('FunctionExpression') ? [] : awaits;
    if (isOffer(node)) offers.push({ file, line: text.slice(0, node.start).split('\n').length, awaits: [...own] });
    for (const part of Object.values(node)) visit(part, own);
    if (node.type === 'AwaitExpression' && node.argument) own.push(text.slice(node.argument.start, node.argument.end));
  };
  visit(parseSync(file, text).program, []);
  return offers;
}

/** The relevant part of a syntax tree node. */
interface Node {
  type: string;
  start: number;
  end: number;
  argument?: Node;
  callee?: Node;
  property?: Node;
  key?: Node;
  name?: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function isOffer({ type, key, callee }: Node): boolean {
  if (type === 'Property') return key?.name === 'isUndo';
  const name = (callee?.property ?? callee)?.name;
  return type === 'CallExpression' && typeof name === 'string' && offering.test(name);
}

const kit = /^src\/web\/(?:actions|undo)\/|^src\/web\/toast-queue\.ts$|^src\/features\/showcase\/|\/server\//;
const offers = [...readSources(process.cwd())].flatMap(([file, text]) =>
  kit.test(file) || /\.test\.tsx?$/.test(file) || !/offerUndo|keepUndo|isUndo|keepSilently/.test(text) ? [] : offersIn(file, text),
);
const named = ({ file, line, awaits }: Offer) => `${file}:${line} ${awaits.map((one) => one.split('\n')[0]).join(' · ')}`;

test('offers Undo right after its write, so that Ctrl+Z cannot undo an older action in between', () => {
  expect(offers.length).toBeGreaterThan(100);
  expect(offers.filter(({ awaits }) => awaits.length > 1).map(named)).toEqual([]);
});

test('awaits only a write before an offer, no refetch', () => {
  const reads = /^(?:Promise\.|queryClient|context\.|refetch|readAnew|told|import\()/;
  expect(offers.filter(({ awaits: [first] }) => first && reads.test(first)).map(named)).toEqual([]);
});

test('has a reason for each offer that awaits nothing', () => {
  const files = new Set(offers.filter(({ awaits }) => awaits.length === 0).map(({ file }) => file));
  expect([...files].sort()).toEqual(Object.keys(withoutWaiting));
});

test('detects an offer after a second await', () => {
  const offer = 'toast({ action: { run, isUndo: true } });';
  const one = offersIn('a.ts', `async function act() { await call(it); ${offer} await queryClient.invalidateQueries(); }`);
  expect(one.map(({ awaits }) => awaits)).toEqual([['call(it)']]);
  const two = offersIn('a.ts', `const act = async () => { await call(it); await told(); ${offer} };`);
  expect(two.map(({ awaits }) => awaits)).toEqual([['call(it)', 'told()']]);
});
