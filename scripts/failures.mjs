import { stripVTControlCharacters } from 'node:util';

/** CI keeps only the end of the output, so all failures together must stay this short. */
const linesOfAll = 60;
const maxLines = 25;
const fewestLines = 4;
/** The log of a locator is repetitive. */
const callLogLines = 6;

/**
 * Formats a failure for the list at the end of a run: its name in the first line, the messages below.
 * @param {string} name
 * @param {string[]} messages
 */
export function describeFailure(name, messages) {
  return [name, ...messages.flatMap(shortened)].join('\n');
}

/** Returns the lines of the list. Fewer failures get more lines each. @param {string[]} failures */
export function failureLines(failures) {
  const most = Math.min(maxLines, Math.max(fewestLines, Math.floor(linesOfAll / failures.length)));
  return failures.flatMap((failure) => {
    const [name, ...lines] = failure.split('\n');
    const left = lines.length - most;
    return [`  ✗ ${name}`, ...lines.slice(0, most).map((line) => `      ${line}`), ...(left > 0 ? [`      … ${left} more lines`] : [])];
  });
}

/** Returns the lines of a message without colors, empty lines, most of the code around the failed line, and most of the call log. */
function shortened(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*(?:\d+\s*)?\|/.test(line));
  const start = lines.findIndex((line) => /^call log:$/i.test(line)) + 1;
  if (start === 0) return lines;
  const after = lines.findIndex((line, at) => at >= start && /^>|^\s+at /.test(line));
  const end = after < 0 ? lines.length : after;
  return [...lines.slice(0, start), ...lines.slice(start, end).slice(0, callLogLines), ...lines.slice(end)];
}
