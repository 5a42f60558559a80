/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

type Child = XmlElement | null;

/** An element; null where it would be empty, as an electronic invoice has no empty ones. */
export function element(
  name: string,
  content: string | readonly (Child | readonly Child[])[],
  attributes: Readonly<Record<string, string>> = {},
): Child {
  if (typeof content === 'string') return content.trim() === '' ? null : { name, attributes, content: content.trim() };
  const children = content.flat().filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, content: children };
}

/** The document with this root, indented by two. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const opened = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${opened}${escaped(content)}</${name}>\n`;
  return `${opened}\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Without what XML 1.0 cannot hold at all. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
