/** The parts of a key press that matter. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Checks whether a press matches `keys`: a single key (`j`, `#`, `/`, `Enter`, `Esc`, `ArrowDown`), a letter with `Shift+`, or any with
 * `Mod+`
 * (Ctrl, or Cmd on a Mac). On keyboards of other scripts, letters match by position.
 */
export function matchesKeys(press: KeyPress, keys: string): boolean {
  const parts = keys.split('+').filter(Boolean);
  const name = keys.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const wantsMod = parts.includes('Mod');
  if (press.altKey || (press.ctrlKey || press.metaKey) !== wantsMod) return false;
  if (/^[a-z]$/i.test(name)) return press.shiftKey === parts.includes('Shift') && letterOf(press) === name.toLowerCase();
  if (name === 'Esc') return press.key === 'Escape';
  if (name === '?') return press.key === '?' || press.key === '؟';
  if (name.length > 1) return press.key === name && press.shiftKey === parts.includes('Shift');
  return press.key === name;
}

function letterOf({ key, code }: KeyPress): string {
  if (/^[\u0020-\u007e]$/.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
}
