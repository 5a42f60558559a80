/** What imports icons from the list of all that the product draws. */
const fromList = /import \{([^}]*)\} from '#web\/icons\.ts';/g;

/**
 * A plugin for Vite: what is imported from `#web/icons.ts` comes from the icon's own module, so that an icon stands in the files of the
 * pages which draw it, and not with all others in the one that every page loads.
 */
export function ownIcons() {
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '#web/icons.ts' },
      handler: (code) => ({ code: code.replace(fromList, (_, names) => importsOf(names)), map: null }),
    },
  };
}

/** @param {string} names as they stand in the braces: `IconX, IconY as Other` */
function importsOf(names) {
  const each = names.split(',').map((name) => name.trim());
  return each
    .filter(Boolean)
    .map((name) => {
      const [icon, own = icon] = name.split(' as ');
      return `import ${own} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
    })
    .join(' ');
}
