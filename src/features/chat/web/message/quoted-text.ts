const mostLines = 6;

/** A message as it is quoted in another one. */
export function quotedText(name: string, message: string): string {
  const lines = message.split('\n').slice(0, mostLines);
  return [`> ${name}:`, ...lines.map((line) => `> ${line}`)].join('\n');
}
