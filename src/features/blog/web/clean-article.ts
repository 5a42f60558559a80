import DOMPurify from 'dompurify';
import { transport } from '#web/transport.ts';
import { articleAttributes, articleElements, fileAddress } from '../article-markup.ts';

/** Sanitizes with the same rules as the server; links open in a new tab without opener or referrer. */
export function cleanArticle(html: string): string {
  const isOwn = transport().files !== undefined;
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (element.nodeName !== 'IMG') return;
    const address = element.getAttribute('src') ?? '';
    if (!fileAddress.test(address)) element.removeAttribute('src');
    else if (isOwn) {
      element.removeAttribute('src');
      element.setAttribute('data-file', address);
    } else element.setAttribute('loading', 'lazy');
  });
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...articleElements],
    ALLOWED_ATTR: [...new Set(Object.values(articleAttributes).flat())],
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/api\/v1\/files\/)/i,
  });
}
