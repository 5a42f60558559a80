import { expect, test } from 'vitest';
import type { TFunction } from '#web/i18n.ts';
import { shownLabels } from './shown-labels.ts';

const t = ((key: string) => key) as unknown as TFunction;

test('lists custom labels after the built-in ones, by their own names', () => {
  const own = { id: 7, label: 'label-7', name: 'Clients', tint: 'teal', position: 1, version: 1 } as const;
  expect(shownLabels(t, [own]).map(({ label, name, tint }) => [label, name, tint])).toEqual([
    ['personal', 'email.label.personal', 'green'],
    ['company', 'email.label.company', 'blue'],
    ['important', 'email.label.important', 'orange'],
    ['private', 'email.label.private', 'red'],
    ['label-7', 'Clients', 'teal'],
  ]);
});
