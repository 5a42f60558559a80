interface Limits {
  /** An `accept` attribute: `.pdf,image/*`; empty for all types. */
  readonly accept: string;
  readonly maxBytes: number;
}

/**
 * Checks a file before upload; the server checks again. Needed because dropped files bypass the `accept` filter.
 * @returns undefined if the file is fine
 */
export function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limits: Limits,
): 'kind' | 'size' | 'empty' | undefined {
  const kinds = limits.accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const fits = (kind: string) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  };
  if (kinds.length > 0 && !kinds.some(fits)) return 'kind';
  if (size === 0) return 'empty';
  return size > limits.maxBytes ? 'size' : undefined;
}
