/** What Trello exports, without the log of all that was ever done on the board, which is most of it and is not taken in. Other texts stay. */
export function withoutHistory(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { actions: _a, ...board } = JSON.parse(text);
    return JSON.stringify(board);
  } catch {
    return text;
  }
}
