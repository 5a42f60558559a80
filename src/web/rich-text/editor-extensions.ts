import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { linkOptions } from './link-options.ts';
import { OwnImage } from './own-image.ts';

/** Extensions for mails and messages. */
export function editorExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: false,
      horizontalRule: false,
      trailingNode: false,
      link: linkOptions,
    }),
    OwnImage.configure({ inline: true, allowBase64: false }),
    Placeholder.configure({ placeholder, showOnlyWhenEditable: true }),
  ];
}
