import { expect, test } from 'vitest';
import { atStep, type BoardDraft, boardOf, columnsOf, furthestStep, problemAt, stepBeside, withNewColumn } from './board-draft.ts';

const draft: BoardDraft = {
  ...{ step: 'details', name: 'Lamps', columnSet: 'work', visibility: 'company', memberIds: [] },
  columns: columnsOf(['To do', 'Done']),
};

test('blocks leaving an invalid step, and skipping past one', () => {
  expect(atStep(draft, 'review').step).toBe('review');
  const unnamed = { ...draft, name: '  ' };
  expect(problemAt(unnamed, 'details')).toBe('nameMissing');
  expect(atStep(unnamed, 'people').step).toBe('details');
  const emptied = { ...draft, columns: [] };
  expect([furthestStep(emptied), atStep(emptied, 'review').step]).toEqual(['columns', 'columns']);
  expect(atStep(emptied, 'details').step).toBe('details');
});

test('requires distinct column titles', () => {
  const problem = (...titles: string[]) => problemAt({ ...draft, columns: columnsOf(titles) }, 'columns');
  expect(problem('a', ' ')).toBe('columnMissing');
  expect(problem('Done', 'done ')).toBe('columnTwice');
  expect(problem('a', 'b')).toBeUndefined();
});

test('gives a new column an unused key', () => {
  const [, second] = draft.columns;
  expect(withNewColumn(second ? [second] : []).map(({ key }) => key)).toEqual([1, 2]);
  expect(withNewColumn([]).map(({ key }) => key)).toEqual([0]);
});

test('has no step before the first or after the last', () => {
  expect([stepBeside('details', -1), stepBeside('details', 1), stepBeside('review', 1)]).toEqual(['details', 'columns', 'review']);
});

test('the request is trimmed, and names members only for a private board and if they still exist', () => {
  const chosen: BoardDraft = { ...draft, name: ' Lamps ', memberIds: [2, 3] };
  const people = [{ id: 1 }, { id: 2 }];
  expect(boardOf(chosen, people)).toEqual({ name: 'Lamps', columns: ['To do', 'Done'], visibility: 'company', memberIds: [] });
  expect(boardOf({ ...chosen, visibility: 'people' }, people).memberIds).toEqual([2]);
  expect(boardOf({ ...chosen, visibility: 'people' }, undefined).memberIds).toEqual([2, 3]);
});
