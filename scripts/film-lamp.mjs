// Records the sample video: a drawn Fenn lamp being switched on, recorded by the browser (WebM, VP9). Writes
// src/features/profile/sample-film.ts:  node_modules/.bin/node scripts/film-lamp.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { productDrawing } from '../src/features/sample/product-drawings.ts';
import { chromiumFlags, findChromium } from './find-chromium.mjs';

const fennLamp = 27;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  const film = await page.evaluate(record, productDrawing(fennLamp, 'studio'));
  const file = fileURLToPath(new URL('../src/features/profile/sample-film.ts', import.meta.url));
  const head = '/** A Fenn lamp that is switched on, four seconds of WebM in base64: filmed by `scripts/film-lamp.mjs`. */';
  writeFileSync(file, `${head}\nexport const lampFilm =\n  '${film}';\n`);
} finally {
  await browser.close();
}

/** Runs in the page: plays the drawing from dark to light, and returns the recording in base64. */
async function record(svg) {
  const [width, height, lastsMs, stepMs] = [480, 270, 4000, 100];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const shown = (image.width * height) / image.height;
  const side = (width - shown) / 2;
  const draw = (light) => {
    // The drawing is narrower than the video, so its edge pixels are repeated.
    pen.drawImage(image, 0, 0, 1, image.height, 0, 0, side + 1, height);
    pen.drawImage(image, image.width - 1, 0, 1, image.height, width - side - 1, 0, side + 1, height);
    pen.drawImage(image, side, 0, shown, height);
    pen.fillStyle = `rgba(18, 20, 40, ${0.78 * (1 - light)})`;
    pen.fillRect(0, 0, width, height);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(1000 / stepMs), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 220_000,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const isDone = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let atMs = 0; atMs < lastsMs; atMs += stepMs) {
    draw(Math.min(1, Math.max(0, (atMs / lastsMs - 0.3) / 0.06)));
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  recorder.stop();
  await isDone;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
