import { palette } from './palette.ts';
import { room, shadow } from './room.ts';

const { ink, cream, oak, oakShade, walnut, walnutShade, clay, clayShade, moss, mossShade, night, brass, glow } = palette;

/** The Holt dining table with two chairs, in front of a window. */
export function drawDiningTable(): string {
  const chair = (x: number, mirrored: boolean) =>
    `<g transform="translate(${x} 0)${mirrored ? ' scale(-1 1)' : ''}"><path d="M0 168c0-6 8-8 10-2l8 66H6z" fill="${walnut}"/><path d="M-2 170c8-8 18-6 20 4l4 26c-8 4-16 4-22 1z" fill="${walnutShade}"/><rect x="2" y="232" width="66" height="11" rx="5" fill="${clay}"/><path d="M6 243h8l-6 81h-7zM56 243h8l6 81h-7z" fill="${walnut}"/></g>`;
  return room({
    title: 'Holt dining table',
    wall: '#dbe6ec',
    floor: '#bdccd6',
    content: `<rect x="152" y="28" width="176" height="134" rx="4" fill="#f4f8fa" stroke="${cream}" stroke-width="9"/><circle cx="282" cy="72" r="20" fill="${glow}"/><path d="M157 157v-30c28-26 56-24 84 0 24-18 52-18 82 4v26z" fill="#a9bfb0"/><path d="M240 28v134M152 95h176" stroke="${cream}" stroke-width="6"/><rect x="140" y="162" width="200" height="9" rx="2" fill="${cream}"/>
${shadow(240, 328, 190)}${chair(52, false)}${chair(428, true)}
<path d="M118 226h18l-8 100h-12zM344 226h18l2 100h-12z" fill="${oakShade}"/><rect x="82" y="208" width="316" height="16" rx="5" fill="${oak}"/><path d="M84 218h312a5 5 0 0 1-4 6H88a5 5 0 0 1-4-6z" fill="${oakShade}"/><rect x="128" y="224" width="224" height="9" fill="${oakShade}"/>
<path d="M228 208c-8-4-10-12-8-26h38c2 14 0 22-8 26z" fill="${cream}"/><path d="M236 182c0-18-8-28-16-36M240 182v-48M244 182c0-18 8-30 18-38" stroke="${mossShade}" stroke-width="3" fill="none"/><circle cx="219" cy="144" r="9" fill="${clay}"/><circle cx="240" cy="130" r="10" fill="${brass}"/><circle cx="263" cy="142" r="9" fill="${clayShade}"/>
<path d="M142 204h58v4h-58z" fill="${night}"/><path d="M150 196h42c0 5-4 8-8 8h-26c-4 0-8-3-8-8z" fill="${cream}"/><path d="M284 204h58v4h-58z" fill="${night}"/><path d="M292 196h42c0 5-4 8-8 8h-26c-4 0-8-3-8-8z" fill="${cream}"/>`,
  });
}

/** The Birk shelf with books, pots, and a small lamp. */
export function drawShelf(): string {
  const book = (x: number, foot: number, height: number, fill: string, width = 13) =>
    `<rect x="${x}" y="${foot - height}" width="${width}" height="${height}" rx="2" fill="${fill}"/><path d="M${x + 3} ${foot - height + 9}h${width - 6}" stroke="${cream}" stroke-width="2"/>`;
  const board = (y: number) =>
    `<rect x="120" y="${y}" width="240" height="10" rx="2" fill="${oak}"/><rect x="120" y="${y + 6}" width="240" height="4" fill="${oakShade}"/>`;
  return room({
    title: 'Birk shelf',
    wall: '#e3e1f3',
    floor: '#cac6e2',
    content: `${shadow(240, 326, 150)}<path d="M132 44h10v280h-10zM338 44h10v280h-10z" fill="${oakShade}"/>${[70, 146, 222, 298].map(board).join('')}
${book(154, 146, 52, clay)}${book(169, 146, 46, night)}${book(184, 146, 56, moss, 16)}${book(202, 146, 42, brass)}<rect x="218" y="98" width="13" height="49" rx="2" fill="${clayShade}" transform="rotate(11 224 146)"/>
<path d="M282 146c-8-8-10-20-4-32 4-6 2-12 0-16h24c-2 4-4 10 0 16 6 12 4 24-4 32z" fill="${cream}"/><path d="M275 126h30" stroke="${clay}" stroke-width="4"/>
<path d="M164 222c-6 0-8-6-8-22h40c0 16-2 22-8 22z" fill="${clay}"/><path d="M176 200c-2-14-10-22-20-24 0 14 8 22 20 24zM176 200c0-18 4-28 14-34 6 14 0 26-14 34zM177 200c6-10 14-14 24-12-4 10-12 14-24 12z" fill="${mossShade}"/>
<rect x="226" y="210" width="56" height="12" rx="2" fill="${night}"/><rect x="230" y="199" width="48" height="11" rx="2" fill="${cream}"/><rect x="234" y="189" width="42" height="10" rx="2" fill="${brass}"/>${book(304, 222, 50, mossShade, 15)}${book(321, 222, 44, clay)}
<rect x="150" y="250" width="84" height="48" rx="4" fill="#eadfc9"/><path d="M154 262h76M154 274h76M154 286h76" stroke="${oakShade}" stroke-width="2"/><rect x="180" y="255" width="24" height="7" rx="3" fill="${walnut}"/>
${book(252, 298, 54, night, 15)}${book(269, 298, 48, brass)}${book(284, 298, 57, clay, 16)}${book(302, 298, 44, moss)}
<path d="M170 70c-4 0-6-4-6-8h34c0 4-2 8-6 8z" fill="${walnut}"/><path d="M181 62V36" stroke="${ink}" stroke-width="3"/><path d="M170 18h22l9 22h-40z" fill="${glow}"/><circle cx="308" cy="56" r="14" fill="${moss}"/><rect x="262" y="50" width="26" height="20" rx="3" fill="${cream}"/>`,
  });
}
