import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { linkOptions } from './link-options.ts';
import { OwnImage } from './own-image.ts';

/** Extensions for articles: those of mails, plus headings, tables and images between paragraphs. */
export function articleExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      link: linkOptions,
    }),
    TableKit.configure({ table: { resizable: false } }),
    OwnImage.configure({ inline: true, allowBase64: false }),
    Placeholder.configure({ placeholder, showOnlyWhenEditable: true }),
  ];
}
