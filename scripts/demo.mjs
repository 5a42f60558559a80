// Serves the built demo on loopback and prints the address.
import { serveDemo } from './serve-demo.mjs';

const { url } = await serveDemo({ port: Number(process.env.PORT || 0) });
console.log(
  `\n  The demo is at ${url}\n  It runs in the browser alone: sign in as admin with the password admin. Ctrl-C ends this server.\n`,
);
