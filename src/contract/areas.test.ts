import { describe, expect, test } from 'vitest';
import { abilityFrom, withoutAreas } from './ability.ts';
import { type Area, areaOf, areaSubjects, areas, rulesOfAreasOff } from './areas.ts';
import { grantableSubjects } from './grantable.ts';

const admin = { action: 'manage', subject: 'all' } as const;

test('a subject belongs to one area at most, and can be granted', () => {
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
  ])('%s may do nothing in it, and all that they could elsewhere', (_who, own) => {
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

test('an area that no longer exists is ignored', () => {
  expect(rulesOfAreasOff(['fax' as Area])).toEqual([]);
});
