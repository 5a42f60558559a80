// The packages the built server loads at run time. All others are in its bundle.

/** Packages with compiled parts or data files, which can't be bundled. */
export const unbundledPackages = ['@node-rs/argon2', 'sharp', 'pino', 'pdfkit', 'fontkit', 'linebreak', 'wawoff2', 'piscina'];

/** Packages whose files are read to create a PDF. */
const pdfFonts = ['inter', 'noto-emoji', ...['devanagari', 'hebrew', 'jp', 'kr', 'sc', 'thai'].map((script) => `noto-sans-${script}`)];
const pdfPackages = ['@expo-google-fonts/ibm-plex-sans-arabic', ...pdfFonts.map((font) => `@fontsource-variable/${font}`), 'harfbuzzjs'];

/** What a release installs, in addition to the platform's embedded PostgreSQL; `node` is the runtime itself. */
export const serverPackages = ['node', ...unbundledPackages, ...pdfPackages];
