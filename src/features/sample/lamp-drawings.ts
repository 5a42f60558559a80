import { palette } from './palette.ts';
import { room, shadow } from './room.ts';

const { ink, cream, oak, oakShade, walnut, walnutShade, clay, moss, mossShade, night, brass, glow } = palette;

/** The Fenn lamp on a sideboard: a shade of bent wood on a round foot, lit. */
export function drawFennLamp(): string {
  return room({
    title: 'Fenn lamp',
    wall: night,
    floor: '#2f3559',
    content: `<circle cx="240" cy="136" r="150" fill="${glow}" opacity=".07"/><circle cx="240" cy="136" r="108" fill="${glow}" opacity=".1"/>
<path d="M186 160 128 268h224L294 160z" fill="${glow}" opacity=".2"/>
<rect x="235" y="150" width="10" height="104" rx="3" fill="${brass}"/>
<path d="M204 254h72a10 10 0 0 1 10 10v4h-92v-4a10 10 0 0 1 10-10z" fill="${oak}"/><path d="M240 254h36a10 10 0 0 1 10 10v4h-46z" fill="${oakShade}"/>
<path d="M208 70h64l38 90H170z" fill="${oak}"/><path d="M250 70h22l38 90h-44z" fill="${oakShade}" opacity=".75"/>
<path d="M170 160h140" stroke="${cream}" stroke-width="6" stroke-linecap="round"/><path d="M208 70h64" stroke="${walnut}" stroke-width="5" stroke-linecap="round"/>
<path d="M205 84 178 150M222 84l-12 66M240 84v66M258 84l12 66M275 84l27 66" stroke="${walnut}" stroke-width="1.5" opacity=".45"/>
<rect x="70" y="268" width="340" height="14" rx="3" fill="${walnut}"/><rect x="82" y="282" width="316" height="46" fill="${walnutShade}"/>
<path d="M240 282v46" stroke="${walnut}" stroke-width="3"/><circle cx="228" cy="305" r="4" fill="${brass}"/><circle cx="252" cy="305" r="4" fill="${brass}"/>
<path d="M96 328h10v22H96zM374 328h10v22h-10z" fill="${walnutShade}"/>
<rect x="112" y="256" width="60" height="12" rx="2" fill="${clay}"/><rect x="118" y="246" width="50" height="10" rx="2" fill="${cream}"/>
<path d="M338 268c-12 0-16-10-14-30h32c2 20-2 30-14 30z" fill="${cream}"/><path d="M340 238c0-24-6-40-18-52M340 238c0-30 4-46 16-62M340 238v-66" stroke="${moss}" stroke-width="3" fill="none"/>
<path d="M322 186c-10-2-16 2-20 10 10 4 18 2 20-10zM356 176c10-4 18-2 22 6-8 6-18 4-22-6zM340 172c-6-8-6-16 0-24 6 8 6 16 0 24z" fill="${moss}"/><path d="M334 208c-10 0-14 4-16 12 8 2 14-2 16-12z" fill="${mossShade}"/>`,
  });
}

/** Three pendants over a table's edge. */
export function drawPendants(): string {
  const pendant = (x: number, drop: number, fill: string, rim: string) =>
    `<path d="M${x} 0v${drop}" stroke="${ink}" stroke-width="2.5"/><rect x="${x - 6}" y="${drop - 12}" width="12" height="14" rx="3" fill="${brass}"/>
<path d="M${x - 48} ${drop + 52}a48 52 0 0 1 96 0z" fill="${fill}"/><path d="M${x + 10} ${drop + 2}a48 52 0 0 1 38 50h-26a60 60 0 0 0-12-50z" fill="${rim}"/>
<ellipse cx="${x}" cy="${drop + 52}" rx="48" ry="7" fill="${glow}"/><path d="M${x - 44} ${drop + 56} ${x - 74} 280h148L${x + 44} ${drop + 56}z" fill="${glow}" opacity=".28"/>`;
  return room({
    title: 'Holm pendants',
    wall: '#f2ddd0',
    floor: '#e3c3b0',
    content: `${pendant(118, 74, clay, palette.clayShade)}${pendant(240, 108, moss, mossShade)}${pendant(362, 74, night, '#2f3559')}
<rect x="40" y="276" width="400" height="14" rx="4" fill="${oak}"/><rect x="40" y="285" width="400" height="5" rx="2" fill="${oakShade}"/><path d="M74 290h16l-8 70H70zM390 290h16l4 70h-12z" fill="${oakShade}"/>
<path d="M206 276c-14 0-22-10-24-22h60c-2 12-10 22-24 22z" fill="${cream}"/><circle cx="200" cy="248" r="10" fill="${clay}"/><circle cx="216" cy="244" r="11" fill="${brass}"/><circle cx="229" cy="250" r="8" fill="${moss}"/>
<rect x="300" y="250" width="22" height="26" rx="4" fill="${cream}"/><path d="M322 256h5a6 6 0 0 1 0 12h-5" fill="none" stroke="${cream}" stroke-width="4"/>${shadow(240, 352, 190)}`,
  });
}
