import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { linkOptions } from './link-options.ts';
import { OwnImage } from './own-image.ts';

/** What can stand in an article: what stands in a mail, headings, tables and pictures between paragraphs. */
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
