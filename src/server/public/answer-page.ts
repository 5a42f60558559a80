import { escapeHtml } from '#contract/escape-html.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { previewSize } from '../picture-address.ts';
import { formatLocale, requestedLanguage, wordsIn } from '../words.ts';
import styles from './page-styles.ts';

interface Head {
  language: Language;
  title: string;
  description: string;
  /** The canonical address of the page. */
  canonical: string;
  /** Feeds of the page, if it has any. */
  feeds?: readonly { kind: 'atom' | 'rss'; title: string; address: string }[];
  /** `article` or `website`. */
  kind: string;
  siteName: string;
  image: string | null;
  publishedAt?: Date;
  /** Whether the page has a search form that submits to this installation. */
  hasSearch?: boolean;
}

type Meta = (attribute: string, name: string, content: string) => string;

/** Metadata of the preview picture; with a known size, previews don't have to wait for it. */
function previewOf(image: string, meta: Meta): string {
  const facts = { image, 'image:type': 'image/jpeg', 'image:width': previewSize.width, 'image:height': previewSize.height };
  return Object.entries(facts)
    .map(([name, content]) => meta('property', `og:${name}`, String(content)))
    .join('\n');
}

/** Responds with a page without scripts, whose policy allows only pictures of this installation. @param body HTML. */
export function answerPage(head: Head, body: string, status = 200): Response {
  const nonce = crypto.randomUUID();
  const meta: Meta = (attribute, name, content) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const feeds = (head.feeds ?? []).map(
    ({ kind, title, address }) =>
      `<link rel="alternate" type="application/${kind}+xml" title="${escapeHtml(title)}" href="${escapeHtml(address)}">`,
  );
  const html = `<!doctype html>
<html lang="${head.language}" dir="${directionOf(head.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${meta('name', 'description', head.description)}
<link rel="canonical" href="${escapeHtml(head.canonical)}">
${feeds.map((feed) => `${feed}\n`).join('')}${meta('property', 'og:type', head.kind)}
${meta('property', 'og:site_name', head.siteName)}
${meta('property', 'og:title', head.title)}
${meta('property', 'og:description', head.description)}
${meta('property', 'og:url', head.canonical)}
${head.image ? `${previewOf(head.image, meta)}\n` : ''}${head.publishedAt ? `${meta('property', 'article:published_time', head.publishedAt.toISOString())}\n` : ''}${meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary')}
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `form-action ${head.hasSearch ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'public, max-age=60',
      Vary: 'Accept-Language',
    },
  });
}

/** The frame of a public page in the requested language. */
export function publicWords(request: Request, texts: Parameters<typeof wordsIn>[0]) {
  const language: Language = requestedLanguage(request);
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return { language, words: wordsIn(texts, language), day: (moment: Date) => format.format(moment) };
}
