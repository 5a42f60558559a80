/** Whether two texts are the same, in a time that does not tell where they differ: for secrets and signatures. */
export function isSameText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at++) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
