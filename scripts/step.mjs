import { spawn } from 'node:child_process';

const headLines = 15;
const tailLines = 30;
const aliveAfterMs = 2000;
const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

/**
 * Runs a command and prints one line with its duration; its output is only shown if it fails. Exits with 1 on failure, unless it `mayFail`.
 */
export async function step(label, command, args, { env = {}, mayFail = false } = {}) {
  const startedAt = Date.now();
  const alive = showLife(label, startedAt);
  const { code, output } = await run(command, args, env);
  alive.stop();
  const duration = readableDuration(Date.now() - startedAt);
  if (code === 0) {
    console.log(`  ✓ ${label.padEnd(28)} ${duration}`);
    return;
  }
  console.log(`  ✗ ${label.padEnd(28)} ${duration}`);
  console.error(shortened(output));
  if (!mayFail) fail(`${command} ${args.join(' ')} failed${code === null ? '' : ` with exit code ${code}`}.`);
}

/** Prints the problem and what to do about it, and exits. */
export function fail(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

export function readableDuration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Returns the start and end of a long output, where the cause usually is. */
function shortened(output) {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((text) => !text.startsWith('npm warn'));
  if (lines.length <= headLines + tailLines) return lines.join('\n');
  return [...lines.slice(0, headLines), '…', ...lines.slice(-tailLines)].join('\n');
}

function run(command, args, env) {
  return new Promise((resolve) => {
    // A process group, so that everything the command starts can be stopped with it.
    const group = process.platform !== 'win32';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: group,
      shell: !group,
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    const handOn = (signal) => {
      try {
        process.kill(group ? -child.pid : child.pid, signal);
      } catch {
        // It has already exited.
      }
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once('SIGINT', handOn);
    process.once('SIGTERM', handOn);
    const end = (code) => {
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', end);
  });
}

/** After two seconds, shows a spinner in a terminal, or a line of dots elsewhere. */
function showLife(label, startedAt) {
  let at = 0;
  let shown = false;
  const onTerminal = process.stdout.isTTY;
  const timer = setInterval(
    () => {
      if (Date.now() - startedAt < aliveAfterMs) return;
      if (onTerminal) process.stdout.write(`\r  ${frames[at++ % frames.length]} ${label} …`);
      else process.stdout.write(shown ? '.' : `  … ${label} `);
      shown = true;
    },
    onTerminal ? 100 : 2000,
  );
  return {
    stop() {
      clearInterval(timer);
      if (shown) process.stdout.write(onTerminal ? '\r\u001b[K' : '\n');
    },
  };
}
