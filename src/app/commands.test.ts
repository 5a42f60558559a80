import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';
import { languages } from '#contract/languages.ts';
import { builtInRoles } from '#platform/rights/built-in-roles.ts';
import { searchKinds } from '#platform/search/contract.ts';
import { commandItem, titleWith } from '#platform/search/web/palette/palette-items.ts';
import type { PaletteActions } from '#platform/search/web/palette/use-palette-actions.ts';
import { creatable } from '#web/creatable.ts';
import { creationsOf } from '#web/creations.ts';
import { flatten } from '../../scripts/compile-locale.mjs';
import { allCommands } from './commands.ts';

const folderOf = (area: string) => globSync(`src/${area === 'shell' ? 'web' : `{features,platform}/${area}`}/locales/commands`)[0];
const textsOf = (area: string, language: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(`${folderOf(area)}/${language}.json`, 'utf8')));

test('lists every area that has commands', () => {
  const list = readFileSync('src/app/commands.ts', 'utf8');
  for (const file of globSync('src/{features,platform}/*/web/commands.ts')) expect(list).toContain(`'${file.replace('src/', '#')}'`);
});

test('every command id is unique and starts with its area', () => {
  const ids = allCommands.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { id, label } of allCommands) expect(label.split('Commands.')[0], id).toBe(id.split(':')[0]);
});

test('every command needs a grantable permission; only shell commands need none', () => {
  for (const { id, needs } of allCommands) {
    if (!needs) expect(id).toMatch(/^shell:/);
    else
      expect([[...grantableSubjects, 'ACL', 'all'].includes(needs.subject), grantableActions.includes(needs.action)], id).toEqual([
        true,
        true,
      ]);
  }
});

test('every command either links to a page or runs', () => {
  for (const { id, href, run } of allCommands) expect([href, run].filter(Boolean).length, id).toBe(1);
});

test('every command is translated into every language, with a unique label', () => {
  for (const { code } of languages) {
    const labels = allCommands.map(({ id, label, words, creates, steps = [] }) => {
      const texts = textsOf(id.split(':')[0] ?? '', code);
      const keys = [label, ...(words ? [words] : []), ...(creates ? [creates.label] : []), ...steps.map((step) => step.label)];
      for (const key of keys) expect(texts.get(key), `${key}, ${code}`).toBeTruthy();
      return texts.get(label);
    });
    expect(new Set(labels).size, code).toBe(labels.length);
  }
});

test('the New menu has one entry per creatable subject, each with a unique key and no steps', () => {
  const creations = creationsOf(allCommands, abilityFrom([{ action: 'manage', subject: 'all' }]));
  expect(creations.map(({ needs }) => [needs.action, needs.subject])).toEqual(creatable.map((subject) => ['create', subject]));
  expect(creations.map(({ creates }) => creates.key)).toEqual(['m', 'e', 'c', 't', 'i', 'l', 'p', 'b']);
  expect(creations.filter(({ steps }) => steps)).toEqual([]);
});

test('the New menu offers what a role may create, and nothing to a client', () => {
  const offeredTo = (name: string) => {
    const rules = builtInRoles.find((role) => role.name === name)?.rules ?? [];
    return creationsOf(allCommands, abilityFrom(rules)).map(({ needs }) => needs.subject);
  };
  expect(offeredTo('author')).toEqual(['Email', 'Calendar', 'Board', 'Todo', 'Blog']);
  expect(offeredTo('subscriber')).toEqual(['Email']);
  expect(offeredTo('client')).toEqual([]);
});

test('labels of commands with steps contain an ellipsis in every language, and record steps ask for searchable kinds', () => {
  for (const { id, label, steps = [] } of allCommands) {
    for (const { code } of languages)
      expect(
        textsOf(id.split(':')[0] ?? '', code)
          .get(label)
          ?.includes('…'),
        `${id}, ${code}`,
      ).toBe(steps.length > 0);
    for (const step of steps) if (step.is === 'record') expect(searchKinds as readonly string[], id).toContain(step.kind);
  }
});

test('given values replace the placeholders in the label', () => {
  expect(titleWith('New invoice for…', [{ title: 'Maren Holt' }])).toBe('New invoice for Maren Holt');
  expect(titleWith('Assign … to …', [{ title: 'Oak lamp' }])).toBe('Assign Oak lamp to …');
  expect(titleWith('Assign … to …', [{ title: 'Oak lamp' }, { title: 'Ana' }])).toBe('Assign Oak lamp to Ana');
  expect(titleWith('New to-do “…”', [{ title: 'Water' }])).toBe('New to-do “Water”');
});

test('a command with an address opens as a link; once it has a value it runs instead', () => {
  const begun: unknown[] = [];
  const ways = { t: (key: string) => key, languages: [], begin: (...all: unknown[]) => begun.push(all) } as unknown as PaletteActions;
  const [invoice, invoiceFor] = ['invoice:add', 'invoice:addFor'].map((wanted) => allCommands.find(({ id }) => id === wanted));
  if (!invoice || !invoiceFor) throw new Error('no commands of invoices');
  expect(commandItem(invoice, ways).href).toBe('/apps/invoice/add');
  const given = { id: 7, title: 'Maren Holt' };
  const item = commandItem(invoiceFor, ways, [given]);
  expect([item.key, item.href]).toEqual(['command invoice:addFor 7', undefined]);
  item.run();
  expect(begun).toEqual([[invoiceFor, [given]]]);
});
