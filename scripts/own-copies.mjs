// A library that only one page loads may use packages that others use too, but other parts of them: what it alone needs of these would come to all.

const mark = '?own-copy';
const copied = /^(d3-[\w-]+|internmap)$/;

/** A plugin for Vite that gives Recharts copies of its own of the packages of D3, so that the charts of the kit stay as small as they are. */
export function ownCopies() {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(asked, importer, options) {
      const isCopy = importer?.endsWith(mark);
      const isAsked = isCopy ? copied.test(asked) || asked.startsWith('.') : copied.test(asked) && importer?.includes('/victory-vendor/');
      if (!isAsked) return undefined;
      const found = await this.resolve(asked, importer.replace(mark, ''), { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}${mark}` };
    },
  };
}
