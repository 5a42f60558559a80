// Checks that relative links in the docs point to an existing file, and to a heading in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { readSources } from './read-sources.mjs';

/** Reads the project's Markdown files by path. @returns {Map<string, string>} */
export function readDocuments(root) {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  return new Map([...top.map((name) => [name, readFileSync(join(root, name), 'utf8')]), ...readSources(root, 'docs', /\.md$/)]);
}

/**
 * Returns broken links, one per line: `[text](target)`, and documents referenced as `docs/name.md`.
 * @param {ReadonlyMap<string, string>} documents
 * @param {(path: string) => boolean} exists whether a file or folder exists
 * @returns {string[]}
 */
export function linkProblems(documents, exists = existsSync) {
  const problems = [];
  for (const [file, text] of documents) {
    const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
    for (const [, path] of prose.matchAll(/`(docs\/[\w./-]+\.md)`/g)) if (!exists(path)) problems.push(`${file}: there is no ${path}`);
    for (const [, target] of prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path, heading] = target.split('#');
      const place = path === '' ? file : normalize(join(dirname(file), path));
      if (!exists(place)) problems.push(`${file}: ${target} leads nowhere`);
      else if (heading && !headingsOf(documents.get(place) ?? '').has(heading)) problems.push(`${file}: ${target} names no heading`);
    }
  }
  return problems;
}

/** Returns headings as link anchors: lowercase, hyphens for spaces, no punctuation. */
function headingsOf(text) {
  const headings = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
