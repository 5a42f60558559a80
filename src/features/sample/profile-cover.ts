import { palette } from './palette.ts';
import { ironBridge, quayHouse, riverBoat } from './post-places.ts';
import { wide } from './post-scene.ts';
import { oliveTree } from './room-things.ts';
import { area, at, evenly, line, mirroredAt, oval, rect } from './svg-shapes.ts';
import { tones } from './tones.ts';

const { clay, cream, moss } = tones;

/** The street of the Porto studio by the river, 1440 × 360; the main subject is in the middle third. */
export function profileCover(): string {
  const houses = [
    [14, 112, 126, '#f3e6cf'],
    [128, 84, 150, '#c9d3c4'],
    [214, 120, 110, '#e9c58f'],
    [336, 86, 138, '#d98a6b'],
    [424, 112, 100, '#f3e6cf'],
    [538, 84, 130, '#9db7c4'],
    [846, 86, 136, '#e9c58f'],
    [934, 112, 106, '#f3e6cf'],
    [1048, 84, 140, '#d98a6b'],
  ] as const;
  const shed = [
    rect(640, 148, 190, 112, moss.base) +
      line(
        evenly(9, 655, 20)
          .map((x) => `M${x} 150V258`)
          .join(''),
        moss.shade,
        2,
      ),
    area('M624 152 735 84 846 152z', clay.base) + area('M735 84 846 152H790z', clay.shade) + line('M624 152 735 84 846 152', cream.base, 6),
    rect(684, 180, 102, 80, '#ffd98f') +
      rect(684, 180, 102, 80, palette.ink, 0, 0.35) +
      area('M684 180h-28v80h28zM786 180h28v80h-28z', cream.base),
    rect(706, 226, 58, 18, moss.light, 6) + rect(700, 234, 70, 18, moss.base, 6) + line('M706 254v4M764 254v4', cream.base, 3),
    oval(735, 124, 12, 12, cream.base),
  ];
  return wide(
    1440,
    360,
    [
      rect(0, 0, 1440, 360, '#f8e6d6') + oval(1010, 70, 36, 36, '#fff1c9'),
      area('M0 190Q300 60 640 160T1440 110V280H0z', '#e3cfc8'),
      area('M0 220Q420 120 800 190T1440 170V280H0z', '#cfc3c6'),
      ironBridge(1150, 320, 150, 256),
      ...houses.map(([x, width, top, wall]) => quayHouse(x, width, top, 260, wall, clay.shade)),
      ...shed,
      rect(0, 258, 1440, 102, '#8fb3c4'),
      rect(0, 258, 1140, 20, '#b9a48c') + rect(0, 255, 1140, 7, '#d3c1aa'),
      ...[118, 332, 622, 852, 1040].map((x) => at(x, 258, 0.52, oliveTree(x === 622 ? cream : clay))),
      line('M40 306h120M260 332h160M470 300h70M660 340h150M900 300h90M1080 334h170M1300 300h90', '#b9d3de', 3),
      at(560, 322, 0.8, riverBoat()),
      mirroredAt(930, 330, 0.72, riverBoat()),
      at(210, 310, 0.5, riverBoat()),
    ].join(''),
  );
}
