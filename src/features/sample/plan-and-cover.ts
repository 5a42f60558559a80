import { palette } from './palette.ts';

const { ink, cream, linen, oak, oakShade, clay, moss, mossShade, night, brass, glow, iris } = palette;

/** The trade fair stand from above, 8 × 6 m: two walls, the long table, a seating corner, the drawer wall. */
export function drawFloorPlan(): string {
  const chair = (x: number, y: number) => `<rect x="${x}" y="${y}" width="16" height="14" rx="4" fill="${clay}"/>`;
  const chairs = [182, 214, 246, 278, 310, 342].map((x) => chair(x, 158) + chair(x, 226)).join('');
  const lamps = [206, 270, 334].map((x) => `<circle cx="${x}" cy="199" r="9" fill="${glow}" stroke="${brass}" stroke-width="2"/>`).join('');
  const grid =
    Array.from({ length: 7 }, (_, i) => `M${92 + i * 42} 54v252`).join('') +
    Array.from({ length: 5 }, (_, i) => `M50 ${96 + i * 42}h336`).join('');
  const label = (x: number, y: number, text: string) => `<text x="${x}" y="${y}">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img"><title>Floor plan of stand B14</title><rect width="480" height="360" fill="${cream}"/>
<path d="${grid}" stroke="${linen}" stroke-width="1"/><path d="M50 306V54h336" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="square"/><path d="M386 54v252H50" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="7 6"/>
<rect x="66" y="62" width="300" height="24" fill="${oakShade}"/><path d="M96 62v24M126 62v24M156 62v24M186 62v24M216 62v24M246 62v24M276 62v24M306 62v24M336 62v24" stroke="${oak}" stroke-width="2"/>
${chairs}<rect x="168" y="174" width="204" height="50" rx="8" fill="${oak}"/>${lamps}
<ellipse cx="104" cy="170" rx="46" ry="56" fill="#dfe9e2"/><rect x="62" y="124" width="32" height="92" rx="10" fill="${moss}"/><rect x="62" y="124" width="12" height="92" rx="6" fill="${mossShade}"/><circle cx="122" cy="170" r="16" fill="${oak}"/><rect x="116" y="206" width="28" height="26" rx="8" fill="${night}" transform="rotate(-24 130 219)"/>
<rect x="66" y="262" width="64" height="28" rx="4" fill="${linen}" stroke="${oakShade}" stroke-width="2"/><circle cx="356" cy="278" r="14" fill="${moss}"/><circle cx="356" cy="278" r="7" fill="${mossShade}"/>
<g font-family="Inter,system-ui,sans-serif" font-size="11" fill="${ink}" text-anchor="middle">${label(218, 102, 'Wall of drawers')}${label(270, 260, 'Long table, lamps at 2.1 m')}${label(98, 280, 'Kettle')}</g>
<g font-family="Inter,system-ui,sans-serif" font-size="12" fill="${ink}"><path d="M50 326h336M50 321v10M386 321v10M406 54v252M401 54h10M401 306h10" stroke="${ink}" stroke-width="1.5"/><rect x="200" y="316" width="38" height="20" fill="${cream}"/><text x="219" y="330" text-anchor="middle">8 m</text><rect x="396" y="168" width="22" height="26" fill="${cream}"/><text x="407" y="185" text-anchor="middle">6 m</text>
<text x="50" y="34" font-size="16" font-weight="600">Stand B14</text><text x="386" y="34" text-anchor="end">1 : 50</text></g>
<g transform="translate(446 60)"><circle r="15" fill="none" stroke="${ink}" stroke-width="1.5"/><path d="M0-12 6 8 0 4-6 8z" fill="${iris}"/><text y="30" font-family="Inter,system-ui,sans-serif" font-size="11" fill="${ink}" text-anchor="middle">N</text></g></svg>`;
}

/** The cover of the company's brochure: a juniper twig over a valley, and the name. */
export function drawBrandCover(): string {
  const needles = [0, 1, 2, 3, 4, 5]
    .map((i) => `<path d="M0 ${-14 * i}q-16-4-22-18 15 1 22 18zM0 ${-14 * i - 6}q16-4 22-18-15 1-22 18z"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img"><title>Juniper &amp; Vale</title><rect width="480" height="360" fill="#f2ddd0"/>
<circle cx="400" cy="112" r="52" fill="${clay}"/><circle cx="400" cy="112" r="35" fill="#df8d6d"/>
<path d="M0 236c70-64 138-64 206-8 62-46 146-50 274 6v126H0z" fill="#a9bfb0"/><path d="M0 276c96-52 176-46 250 0 74-40 146-38 230-8v92H0z" fill="${moss}"/><path d="M0 316c120-40 250-36 480 2v42H0z" fill="${mossShade}"/>
<g transform="translate(96 214) rotate(14)"><path d="M0 40v-134" stroke="${night}" stroke-width="4" stroke-linecap="round"/><g fill="${mossShade}">${needles}</g><g fill="${night}"><circle cx="13" cy="-2" r="8"/><circle cx="-12" cy="-34" r="8"/><circle cx="14" cy="-58" r="7"/></g><g fill="${cream}" opacity=".6"><circle cx="11" cy="-5" r="2"/><circle cx="-14" cy="-37" r="2"/><circle cx="12" cy="-61" r="2"/></g></g>
<g font-family="Inter,system-ui,sans-serif" fill="${ink}"><text x="168" y="86" font-size="34" font-weight="600" letter-spacing="-1">Juniper</text><text x="168" y="122" font-size="34" font-weight="600" letter-spacing="-1">&amp; Vale</text><text x="169" y="150" font-size="13">Furniture and lamps</text></g>
<text x="456" y="342" text-anchor="end" font-family="Inter,system-ui,sans-serif" font-size="12" fill="${cream}">Porto · Kyoto · Edinburgh</text></svg>`;
}
