import { publicWords } from '#server/public/public-words.ts';
import { texts } from '../../locales/server/texts.ts';

/** What the pages and feeds of a blog say around its posts. */
export const blogWords = (request: Request) => publicWords(request, texts);
