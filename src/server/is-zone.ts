const known = new Map<string, boolean>();

/** Whether it names a zone of the IANA database. */
export function isZone(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const is = /^[A-Za-z]/.test(name) && canFormat(name);
  if (known.size < 5000) known.set(name, is);
  return is;
}

function canFormat(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
