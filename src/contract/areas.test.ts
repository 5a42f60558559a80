import { describe, expect, test } from 'vitest';
import { abilityFrom, withoutAreas } from './ability.ts';
import { type Area, areaOf, areaSubjects, areas, rulesOfAreasOff } from './areas.ts';
import { grantableSubjects } from './grantable.ts';

const admin = { action: 'manage', subject: 'all' } as const;

test('assigns each subject to at most one area and keeps it grantable', () => {
  expect(areas.toSorted()).toEqual(Object.keys(areaSubjects).toSorted());
  const subjects = Object.values(areaSubjects).flat();
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) expect(grantableSubjects).toContain(subject);
  for (const stays of ['Person', 'User', 'Role', 'Permission', 'File', 'Seller', 'Audit', 'Trash', 'View', 'Help', 'ACL', 'all'] as const)
    expect(areaOf(stays), stays).toBeUndefined();
});

describe.each(areas)('with %s off', (area) => {
  const rules = rulesOfAreasOff([area]);

  test.each([
    ['an admin', [admin]],
    ['who has the right itself', areaSubjects[area].map((subject) => ({ action: 'manage', subject }) as const)],
  ])('%s has no permissions in it, and keeps those elsewhere', (_who, own) => {
    const [before, after] = [abilityFrom(own), abilityFrom([...own, ...rules])];
    for (const subject of grantableSubjects) {
      const isOff = areaOf(subject) === area;
      expect([subject, after.isOff(subject)]).toEqual([subject, isOff]);
      for (const action of ['read', 'create', 'update', 'delete', 'manage'] as const) {
        expect([subject, after.can(action, subject)]).toEqual([subject, !isOff && before.can(action, subject)]);
        if (isOff) expect(after.ruleFor(action, subject)).toBeUndefined();
      }
    }
    expect(after.can('manage', 'all')).toBe(before.can('manage', 'all'));
    expect(withoutAreas(after).rules).toEqual(own);
  });
});

test('ignores an area that no longer exists', () => {
  expect(rulesOfAreasOff(['fax' as Area])).toEqual([]);
});
