import DOMPurify from 'dompurify';

const tags = ['p', 'br', 'hr', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'];

/** Allows the same elements as the server. Links open in a new tab without access to this one. */
export function cleanRichText(html: string): string {
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A') return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  });
}
