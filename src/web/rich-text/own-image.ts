import { Image } from '@tiptap/extension-image';
import { transport } from '../transport.ts';

/** Matches the whole signed URL of an uploaded file, because a prefix match could be redirected anywhere by `..`. */
const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;

/** Only images of this installation; external ones would be blocked by the page's policy. */
export const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (fileAddress.test(image.getAttribute('src') ?? '') ? null : false) }],
  // The content keeps the file's URL; only the displayed image may use a different one.
  addNodeView: () => {
    const { files } = transport();
    if (!files) return null;
    return ({ node }) => {
      const address = String(node.attrs.src);
      const image = document.createElement('img');
      image.alt = String(node.attrs.alt ?? '');
      const look = () => {
        const shown = files.shown(address);
        if (shown !== undefined && image.src !== shown) image.src = shown;
      };
      const ends = [files.onChange(look), files.hold(address)];
      look();
      return {
        dom: image,
        destroy: () => {
          for (const end of ends) end();
        },
      };
    };
  },
});
