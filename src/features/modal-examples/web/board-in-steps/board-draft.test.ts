import { expect, test } from 'vitest';
import { atStep, type BoardDraft, boardOf, columnsOf, furthestStep, problemAt, stepBeside, withNewColumn } from './board-draft.ts';

const draft: BoardDraft = {
  ...{ step: 'details', name: 'Lamps', columnSet: 'work', visibility: 'company', memberIds: [] },
  columns: columnsOf(['To do', 'Done']),
};

test('a step is left only when it is right, and what is wrong before a step holds it up', () => {
  expect(atStep(draft, 'review').step).toBe('review');
  const unnamed = { ...draft, name: '  ' };
  expect(problemAt(unnamed, 'details')).toBe('nameMissing');
  expect(atStep(unnamed, 'people').step).toBe('details');
  const emptied = { ...draft, columns: [] };
  expect([furthestStep(emptied), atStep(emptied, 'review').step]).toEqual(['columns', 'columns']);
  expect(atStep(emptied, 'details').step).toBe('details');
});

test('columns have titles, each another one', () => {
  const problem = (...titles: string[]) => problemAt({ ...draft, columns: columnsOf(titles) }, 'columns');
  expect(problem('a', ' ')).toBe('columnMissing');
  expect(problem('Done', 'done ')).toBe('columnTwice');
  expect(problem('a', 'b')).toBeUndefined();
});

test('a new column has a key that none has had to give up', () => {
  const [, second] = draft.columns;
  expect(withNewColumn(second ? [second] : []).map(({ key }) => key)).toEqual([1, 2]);
  expect(withNewColumn([]).map(({ key }) => key)).toEqual([0]);
});

test('before the first step and after the last there is none', () => {
  expect([stepBeside('details', -1), stepBeside('details', 1), stepBeside('review', 1)]).toEqual(['details', 'columns', 'review']);
});

test('what is sent is without blanks, and names people only where they alone see it and are still there', () => {
  const chosen: BoardDraft = { ...draft, name: ' Lamps ', memberIds: [2, 3] };
  const people = [{ id: 1 }, { id: 2 }];
  expect(boardOf(chosen, people)).toEqual({ name: 'Lamps', columns: ['To do', 'Done'], visibility: 'company', memberIds: [] });
  expect(boardOf({ ...chosen, visibility: 'people' }, people).memberIds).toEqual([2]);
  expect(boardOf({ ...chosen, visibility: 'people' }, undefined).memberIds).toEqual([2, 3]);
});
