import { expect, test } from 'vitest';
import { isInCodeBlock, wrapByKey, wrapSelection } from './wrap-selection.ts';

const key = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

test('wraps the selection in markers and unwraps it again', () => {
  const bold = wrapSelection({ text: 'see oak now', start: 4, end: 8 }, '**');
  expect(bold).toEqual({ text: 'see **oak** now', start: 6, end: 9 });
  expect(wrapSelection(bold, '**')).toEqual({ text: 'see oak now', start: 4, end: 7 });
  expect(wrapSelection({ text: '', start: 0, end: 0 }, '_')).toEqual({ text: '__', start: 1, end: 1 });
});

test('formats by keyboard shortcut, whatever the keyboard layout', () => {
  const at = { text: 'x', start: 0, end: 1 };
  expect(wrapByKey({ ...key, code: 'KeyB' }, at)).toMatchObject({ text: '**x**' });
  expect(wrapByKey({ ...key, code: 'KeyI' }, at)).toMatchObject({ text: '_x_' });
  expect(wrapByKey({ ...key, code: 'KeyE' }, at)).toMatchObject({ text: '`x`' });
  expect(wrapByKey({ ...key, shiftKey: true, code: 'KeyC' }, at)).toMatchObject({ text: '```\nx\n```' });
  expect(wrapByKey({ ...key, code: 'KeyC' }, at)).toBeUndefined();
  expect(wrapByKey({ ...key, ctrlKey: false, code: 'KeyB' }, at)).toBeUndefined();
});

test('detects a cursor inside an unclosed code block', () => {
  expect([isInCodeBlock('```\nx', 5), isInCodeBlock('```\nx\n```\ny', 11), isInCodeBlock('x', 1)]).toEqual([true, false, false]);
});
