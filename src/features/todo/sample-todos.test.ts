import { expect, test } from 'vitest';
import { samplePeople } from '#platform/people/sample-people.ts';
import { sampleTodos } from './sample-todos.ts';

test('the sample has to-dos of every kind', () => {
  const count = (kind: 'completed' | 'important' | 'deleted') => sampleTodos.filter(({ is }) => is?.includes(kind)).length;
  expect([sampleTodos.length, count('completed'), count('important'), count('deleted')]).toEqual([24, 6, 5, 2]);
  expect(sampleTodos.filter(({ person }) => person === undefined)).toHaveLength(4);
  expect(sampleTodos.filter(({ subtasks }) => subtasks)).toHaveLength(2);
  expect(sampleTodos.filter(({ repeat }) => repeat)).toHaveLength(1);
});

test('has the tags of the specification, people who are there and times that have a date', () => {
  expect([...new Set(sampleTodos.flatMap(({ tags }) => tags))].sort()).toEqual(['high', 'low', 'medium', 'team', 'update']);
  const people = new Set(samplePeople.map(({ id }) => id));
  for (const { person, dueIn, dueTime, is } of sampleTodos) {
    expect(person === undefined || people.has(person)).toBe(true);
    expect(dueTime === undefined || dueIn !== undefined).toBe(true);
    // What is told as done was not due in the future.
    expect(is?.includes('completed') && (dueIn ?? 0) > 0).toBeFalsy();
  }
});
