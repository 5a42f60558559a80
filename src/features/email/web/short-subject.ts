/** As much of a subject as a message has room for, apart from the direction of the words around it. */
export function shortSubject(subject: string): string {
  const shown = subject.length > 40 ? `${subject.slice(0, 39).trimEnd()}…` : subject;
  return `\u2068${shown}\u2069`;
}
