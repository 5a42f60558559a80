interface Limits {
  /** As a field for files has it: `.pdf,image/*`; empty for all kinds. */
  readonly accept: string;
  readonly mostBytes: number;
}

/**
 * Why a file may not be sent, said before it is: the server looks again. What is dropped need not be of the kinds that the browser offers.
 * @returns undefined when nothing is wrong
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
  return size > limits.mostBytes ? 'size' : undefined;
}
