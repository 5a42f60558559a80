import { Image } from '@tiptap/extension-image';
import { transport } from '../transport.ts';

/** The signed address of an uploaded file, whole: one that only begins so can lead anywhere by `..`. */
const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;

/** Only pictures of this installation: others would be fetched from elsewhere, which the page's policy refuses. */
export const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (fileAddress.test(image.getAttribute('src') ?? '') ? null : false) }],
  // What is written keeps the address of the file; only what is seen has another one.
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
