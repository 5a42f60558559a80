/** Shortens a subject for a toast, isolated from the text direction around it. */
export function shortSubject(subject: string): string {
  const shown = subject.length > 40 ? `${subject.slice(0, 39).trimEnd()}…` : subject;
  return `\u2068${shown}\u2069`;
}
