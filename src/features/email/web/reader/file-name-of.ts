const longest = 80;
/** What some system refuses in a name, ends it at, or reads the other way round. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Names that are devices on Windows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for the file of a mail, from its subject. */
export function fileNameOf(subject: string): string {
  const name = Array.from(subject.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' '))
    .slice(0, longest)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${name === '' || device.test(name) ? 'mail' : name}.eml`;
}
