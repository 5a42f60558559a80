// Generates the showcase's media in public/showcase: rooms with sample products, the lamp video, and a
// chime.  node_modules/.bin/node scripts/showcase-media.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lampFilm } from '../src/features/profile/sample-film.ts';
import { productDrawing } from '../src/features/sample/product-drawings.ts';

const folder = fileURLToPath(new URL('../public/showcase/', import.meta.url));
const rooms = {
  ...{ 'vale-sofa': 4, 'holt-dining-table': 7, 'alder-lounge-chair': 3, 'holm-floor-lamp': 14 },
  ...{ 'birk-sideboard': 11, 'leith-rug': 22, 'fenn-lamp': 27, 'vale-daybed': 18 },
};

/** Small enough to commit. */
const sound = { rate: 12_000, seconds: 5 };

mkdirSync(folder, { recursive: true });
for (const [name, product] of Object.entries(rooms)) writeFileSync(`${folder}${name}.svg`, productDrawing(product, 'room'));
writeFileSync(`${folder}fenn-lamp.webm`, Buffer.from(lampFilm, 'base64'));
writeFileSync(`${folder}studio-chime.wav`, wav(chime()));

/** Four bells, each a tone with two overtones that fade sooner; samples from -1 to 1. */
function chime({ rate, seconds } = sound) {
  const bells = [523.25, 659.25, 783.99, 1046.5].map((pitch, at) => ({ pitch, from: at * 0.7 }));
  return Float32Array.from({ length: rate * seconds }, (_, at) => {
    const heard = bells.filter(({ from }) => at / rate >= from);
    return heard.reduce((sum, { pitch, from }) => sum + bell(pitch, at / rate - from), 0);
  });
}

function bell(pitch, age) {
  const begins = Math.min(1, age / 0.01);
  const tone = (times, share, fades) => share * Math.sin(2 * Math.PI * pitch * times * age) * Math.exp(-age * fades);
  return begins * (tone(1, 0.2, 1.4) + tone(2, 0.06, 2.8) + tone(3, 0.03, 4.2));
}

/** Encodes samples as a 16-bit WAV file. */
function wav(samples, { rate } = sound) {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  return bytes;
}
