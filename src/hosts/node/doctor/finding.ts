/** A finding of the doctor. Only `wrong` counts as a problem. */
export interface Finding {
  mark: 'ok' | 'note' | 'wrong';
  /** What was checked, in one word. */
  about: string;
  text: string;
}

const signs = { ok: '✓', note: '!', wrong: '✗' };

/** Formats the findings, one line each, with a summary. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length)) + 2;
  const lines = findings.map(({ mark, about, text }) => `  ${signs[mark]} ${about.padEnd(width)}${text}`);
  const wrong = findings.filter(({ mark }) => mark === 'wrong').length;
  return [...lines, '', wrong === 0 ? 'No problems found.' : wrong === 1 ? '1 problem found.' : `${wrong} problems found.`].join('\n');
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size for an operator: `14.2 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
