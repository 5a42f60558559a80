import { RichTextView } from '#web/rich-text/rich-text-view.tsx';

const written = `<h3>Care</h3><p>Oil the oak <strong>once a year</strong>, along the grain.</p>
<ul><li>Dust lamps with a dry cloth</li><li>Wash linen at 30 °C</li></ul>
<p>More in <a href="/pages/knowledge-base">the knowledge base</a>.</p>`;

/** Read-only rich text, sanitized again whatever its source. */
export function ReadOnly() {
  return <RichTextView html={written} />;
}
