const longest = 80;
/** Characters that some system rejects in a name, ends it at, or uses to reverse its direction. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Windows device names. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns a file name for an email, from its subject. */
export function fileNameOf(subject: string): string {
  const name = Array.from(subject.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' '))
    .slice(0, longest)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${name === '' || device.test(name) ? 'mail' : name}.eml`;
}
