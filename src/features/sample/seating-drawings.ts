import { palette } from './palette.ts';
import { room, shadow } from './room.ts';

const { ink, cream, linen, oak, oakShade, walnut, clay, clayShade, moss, mossShade, brass, night } = palette;

/** The Alder lounge chair from the side, with a throw over its back. */
export function drawLoungeChair(): string {
  return room({
    title: 'Alder lounge chair',
    wall: '#d9e4da',
    floor: '#bccdbf',
    content: `<circle cx="352" cy="112" r="62" fill="#f6ead2"/>${shadow(228, 324, 132)}
<path d="M150 236 118 322h13l36-78zM306 232l26 90h-13l-28-84z" fill="${oakShade}"/>
<path d="M118 96c-8-4-16 2-14 11l40 140c3 10 10 14 20 13l150-16c9-1 14-7 14-15v-3l-168 8z" fill="${oak}"/>
<path d="M132 84c16-6 28 0 33 14l38 112-34 14c-8 3-15 0-18-9L114 108c-4-11 6-20 18-24z" fill="${clay}"/>
<path d="M166 98c3 1 5 4 7 9l36 103-14 6z" fill="${clayShade}"/>
<path d="M164 206c40-14 96-20 142-17 15 1 24 9 24 21 0 11-8 18-20 19l-130 10c-20 1-32-26-16-33z" fill="${clay}"/><path d="M172 226c44-8 100-12 156-13-1 9-8 15-18 16l-130 10c-7 0-12-6-8-13z" fill="${clayShade}"/>
<path d="M196 176c42-4 78-6 112-4" stroke="${oak}" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M300 174l10 54" stroke="${oakShade}" stroke-width="9" stroke-linecap="round"/>
<path d="M122 90c18-10 36-6 44 12l22 66c-12 8-24 10-36 8l-34-68c-3-7-2-14 4-18z" fill="${cream}"/><path d="M132 118l36-12M141 138l34-12M150 158l33-11" stroke="${moss}" stroke-width="4"/>
<path d="M152 176l-2 12M162 177l-1 12M172 175l0 12M182 171l2 12" stroke="${cream}" stroke-width="3" stroke-linecap="round"/>
<path d="M376 262h62l-5 12h-52z" fill="${walnut}"/><path d="M388 274l-8 50M426 274l8 50" stroke="${walnut}" stroke-width="6" stroke-linecap="round"/><rect x="386" y="252" width="40" height="10" rx="2" fill="${night}"/><rect x="390" y="243" width="34" height="9" rx="2" fill="${brass}"/>`,
  });
}

/** The Vale sofa with cushions, under two pictures. */
export function drawSofa(): string {
  const leg = (x: number) => `<path d="M${x} 298h12l-3 28h-6z" fill="${oakShade}"/>`;
  return room({
    title: 'Vale sofa',
    wall: '#efe6d8',
    floor: '#dcc9ae',
    content: `<rect x="134" y="36" width="82" height="96" rx="3" fill="${cream}" stroke="${oak}" stroke-width="5"/><circle cx="175" cy="72" r="19" fill="${clay}"/><path d="M139 127v-22c20-16 44-16 72 2v20z" fill="${moss}"/>
<rect x="238" y="52" width="104" height="80" rx="3" fill="${cream}" stroke="${oak}" stroke-width="5"/><path d="M243 127l30-44 22 26 14-16 28 34z" fill="${night}"/><circle cx="314" cy="76" r="8" fill="${brass}"/>
<ellipse cx="240" cy="334" rx="206" ry="15" fill="${cream}"/><ellipse cx="240" cy="334" rx="190" ry="11" fill="none" stroke="${clay}" stroke-width="2"/>${shadow(240, 326, 170)}
${leg(92)}${leg(376)}
<rect x="88" y="162" width="304" height="110" rx="22" fill="${moss}"/><path d="M240 166v70" stroke="${mossShade}" stroke-width="3"/>
<rect x="62" y="200" width="52" height="100" rx="20" fill="${mossShade}"/><rect x="366" y="200" width="52" height="100" rx="20" fill="${mossShade}"/>
<rect x="104" y="228" width="136" height="46" rx="13" fill="#7b9b7e"/><rect x="240" y="228" width="136" height="46" rx="13" fill="#7b9b7e"/><rect x="104" y="266" width="272" height="34" rx="9" fill="${mossShade}"/>
<rect x="120" y="182" width="56" height="52" rx="11" fill="${clay}" transform="rotate(-10 148 208)"/><rect x="300" y="184" width="54" height="50" rx="11" fill="${linen}" transform="rotate(9 327 209)"/><path d="M306 204l44 7M304 216l44 7" stroke="${clayShade}" stroke-width="3"/>
<path d="M446 132v192" stroke="${ink}" stroke-width="4"/><ellipse cx="446" cy="326" rx="20" ry="5" fill="${ink}"/><path d="M430 88h32l14 46h-60z" fill="${brass}"/>`,
  });
}
