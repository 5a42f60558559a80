/** Names the pictographs of a PDF that no font has. */
export const leftOutHeader = 'X-Left-Out';
