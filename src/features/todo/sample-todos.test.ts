import { expect, test } from 'vitest';
import { samplePeople } from '#platform/people/sample-people.ts';
import { sampleTodos } from './sample-todos.ts';

test('includes sample to-dos of every kind', () => {
  const count = (kind: 'completed' | 'important' | 'deleted') => sampleTodos.filter(({ is }) => is?.includes(kind)).length;
  expect([sampleTodos.length, count('completed'), count('important'), count('deleted')]).toEqual([24, 6, 5, 2]);
  expect(sampleTodos.filter(({ person }) => person === undefined)).toHaveLength(4);
  expect(sampleTodos.filter(({ subtasks }) => subtasks)).toHaveLength(2);
  expect(sampleTodos.filter(({ repeat }) => repeat)).toHaveLength(1);
});

test('uses tags of the specification, existing people, and times only with a date', () => {
  expect([...new Set(sampleTodos.flatMap(({ tags }) => tags))].sort()).toEqual(['high', 'low', 'medium', 'team', 'update']);
  const people = new Set(samplePeople.map(({ id }) => id));
  for (const { person, dueIn, dueTime, is } of sampleTodos) {
    expect(person === undefined || people.has(person)).toBe(true);
    expect(dueTime === undefined || dueIn !== undefined).toBe(true);
    // Completed samples aren't due in the future.
    expect(is?.includes('completed') && (dueIn ?? 0) > 0).toBeFalsy();
  }
});
