// Compresses the built demo, serves it on loopback, and prints the address.
import { packFiles } from './pack-files.mjs';
import { serveDemo } from './serve-demo.mjs';

await packFiles('dist/demo/demo');
const { url } = await serveDemo({ port: Number(process.env.PORT || 0) });
console.log(
  `\n  The demo is at ${url}\n  It runs entirely in the browser: sign in as admin with the password admin. Ctrl-C stops this server.\n`,
);
