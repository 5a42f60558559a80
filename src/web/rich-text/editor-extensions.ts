import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

/** The signed address of an uploaded file, whole: one that only begins so can lead anywhere by `..`. */
const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;

/** Only pictures of this installation: others would be fetched from elsewhere, which the page's policy refuses. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (fileAddress.test(image.getAttribute('src') ?? '') ? null : false) }],
});

/** What can stand in a text. */
export function editorExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: false,
      horizontalRule: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: 'https',
        protocols: ['http', 'https', 'mailto', 'tel'],
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    OwnImage.configure({ inline: true, allowBase64: false }),
    Placeholder.configure({ placeholder, showOnlyWhenEditable: true }),
  ];
}
