import { type Language, languageOf } from '#contract/languages.ts';

/** The language that a page asks for: it sends its own. Of several, as a browser sends them, the first of ours; undefined where there is none. */
export function languageAsked(request: Request): Language | undefined {
  const tags = (request.headers.get('Accept-Language') ?? '').toLowerCase().matchAll(/(?:^|,)\s*([a-z]+)/g);
  return [...tags].flatMap(([, code = '']) => languageOf(code) ?? [])[0];
}

/** The same for what is answered in some language in any case. */
export function askedLanguage(request: Request): Language {
  return languageAsked(request) ?? 'en';
}
