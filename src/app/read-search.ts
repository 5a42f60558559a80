type Plain = string | number | boolean | null;

/**
 * Parses search params like the router: JSON values are decoded and repeated names become an array. Drops values that are not a string,
 * number or boolean.
 */
export function readSearch(search: URLSearchParams): Record<string, unknown> {
  const read = new Map<string, Plain[]>();
  for (const [name, text] of search) read.set(name, [...(read.get(name) ?? []), ...readValue(text)]);
  return Object.fromEntries([...read].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}

function readValue(text: string): Plain[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? [] : [value as Plain];
  } catch {
    return [text];
  }
}
