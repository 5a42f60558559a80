/** The version of Atrium, as `package.json` has it: a test compares both. */
export const productVersion = '0.1.0';
