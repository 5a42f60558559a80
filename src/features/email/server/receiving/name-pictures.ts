import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import type { MailFile } from './mime/mail-pieces.ts';
import type { ReadMail } from './read-mime.ts';

// In a `style`, in a style sheet, and in the attribute of old emails.
const ground = /(url\(\s*(?:["']|&quot;|&#39;)?|\sbackground\s*=\s*["']?)([^"'()<>&\s]{1,500})/gi;
// Characters that end neither a CSS value nor an attribute.
const plainId = /^[\w@][\w@.$+=~-]*$/;
const source = /(<img\b[^<>]{0,2000}?\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/**
 * Gives each image shown in the email a content id and uses it in the HTML, however the email refers to the image: by another spelling of
 * the id, the file name, or its location. Images between two texts are shown there, so they get an id too.
 */
export function namePictures({ shown, files }: Pick<ReadMail, 'shown' | 'files'>): void {
  const named = (file: MailFile): string => {
    file.contentId ||= `inline-${files.indexOf(file)}@atrium.invalid`;
    return file.contentId;
  };
  for (const piece of shown) {
    if (piece.kind === 'file' && piece.file.mediaType.startsWith('image/')) named(piece.file);
    if (piece.kind !== 'html' || files.length === 0) continue;
    piece.html = piece.html.replaceAll(source, (whole, before: string, double?: string, single?: string, bare?: string) => {
      const file = pictureAt(unescapeHtml((double ?? single ?? bare ?? '').trim()), files);
      return file ? `${before}"cid:${escapeHtml(named(file))}"` : whole;
    });
    piece.html = piece.html.replaceAll(ground, (whole, before: string, address: string) => {
      const file = pictureAt(address, files);
      return file && plainId.test(named(file)) ? `${before}cid:${named(file)}` : whole;
    });
  }
}

function pictureAt(address: string, files: readonly MailFile[]): MailFile | undefined {
  const id = /^cid:(.*)/is.exec(address)?.[1];
  if (id === undefined) return files.find(({ location }) => location && location === address);
  const spellings = [id, decodeMarks(id)];
  return (
    files.find(({ contentId }) => contentId && spellings.includes(contentId)) ??
    files.find(({ contentId }) => contentId && contentId.toLowerCase() === decodeMarks(id).toLowerCase()) ??
    files.find(({ fileName }) => fileName && spellings.includes(fileName))
  );
}

function decodeMarks(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
