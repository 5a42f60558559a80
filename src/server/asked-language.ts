import { type Language, languageOf } from '#contract/languages.ts';

/** The language that a page asks for: it sends its own. Undefined where none of ours is asked for first. */
export function languageAsked(request: Request): Language | undefined {
  const [first = ''] = /^\s*[a-z]+/i.exec(request.headers.get('Accept-Language') ?? '') ?? [];
  return languageOf(first.trim().toLowerCase());
}

/** The same for what is answered in some language in any case. */
export function askedLanguage(request: Request): Language {
  return languageAsked(request) ?? 'en';
}
