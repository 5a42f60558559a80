import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** Returns libxml2's errors for a feed by the schema of its kind; empty for a valid one. */
export async function faultsOfFeed(kind: 'atom' | 'rss', xml: string): Promise<string[]> {
  const schema = await readFile(new URL(`${kind}.rng`, import.meta.url), 'utf8');
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [{ fileName: 'schema.rng', contents: schema }],
    extension: 'relaxng',
  });
  return valid ? [] : errors.map(({ message }) => message);
}
