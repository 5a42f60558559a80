type Plain = string | number | boolean | null;

/** The search of an address as the router reads it: a value that is JSON is what it says, a name that is repeated a list. What is neither text, number nor yes or no is left out. */
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
