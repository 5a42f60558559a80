/** Header that lists pictographs in a PDF that no font supports. */
export const leftOutHeader = 'X-Left-Out';
