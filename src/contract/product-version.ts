/** The version of Atrium, same as in `package.json`; a test compares the two. */
export const productVersion = '0.1.0';
