import { publicWords } from '#server/public/public-words.ts';
import ar from '../../locales/server/ar.json' with { type: 'json' };
import en from '../../locales/server/en.json' with { type: 'json' };

/** What the pages and feeds of a blog say around its posts. */
export const blogWords = (request: Request) => publicWords(request, { ar, en });
