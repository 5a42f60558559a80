import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import type { ImportedBoard, ImportSettings } from './imported-board.ts';
import { parseCardSheet } from './parse-card-sheet.ts';
import { parseTrello } from './parse-trello.ts';

/** Parses a board from a Trello JSON export or a CSV file of cards. */
export const readBoardFile = heavyTask({
  name: 'read a file of a board',
  lengthOf: ({ text }: ImportSettings & { text: string }) => text.length,
  run: ({ text, ...settings }): ImportedBoard =>
    /^\s*[{[]/.test(text) ? parseTrello(parseJson(text), settings) : parseCardSheet(text, settings),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw invalid('text', 'not_a_board');
  }
}
