// Relative links in the documents lead somewhere: to a file, and to a heading in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { readSources } from './read-sources.mjs';

/** The Markdown files of the project, by their path. @returns {Map<string, string>} */
export function readDocuments(root) {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  return new Map([...top.map((name) => [name, readFileSync(join(root, name), 'utf8')]), ...readSources(root, 'docs', /\.md$/)]);
}

/**
 * Broken links, a line each: `[text](target)`, and documents named as `docs/name.md`.
 * @param {ReadonlyMap<string, string>} documents
 * @param {(path: string) => boolean} exists whether a file or folder is there
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

/** Headings as links name them: lowercase, hyphens for spaces, no punctuation. */
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
