/** Matches imports from the list of all icons in use. */
const fromList = /import \{([^}]*)\} from '#web\/icons\.ts';/g;

/**
 * A Vite plugin: rewrites imports from `#web/icons.ts` to the icon's own module, so that each icon goes into the files of the
 * pages that use it instead of one file with all icons on every page.
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

/** @param {string} names as in the braces: `IconX, IconY as Other` */
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
