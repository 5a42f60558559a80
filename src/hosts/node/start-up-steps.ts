import { StartFailure } from './start-failure.ts';

const aliveAfterMs = 2000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

type Step = <T>(name: string, work: (say: (line: string) => void) => Promise<T>) => Promise<T>;

/** Prints each startup step as a line with its duration; long steps show progress. */
export function startUpSteps(screen: Screen = process.stdout): Step {
  return async (name, work) => {
    const startedAt = performance.now();
    const alive = showAlive(screen, name);
    const notes: string[] = [];
    try {
      const result = await work((line) => notes.push(line));
      alive.stop();
      screen.write(line('✓', name, startedAt));
      for (const note of notes) screen.write(`      ${note}\n`);
      return result;
    } catch (error) {
      alive.stop();
      if (!(error instanceof StartFailure)) screen.write(line('✗', name, startedAt));
      throw error;
    }
  };
}

function line(mark: string, name: string, startedAt: number): string {
  const ms = performance.now() - startedAt;
  const duration = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  return `  ${mark} ${name.padEnd(28)}${duration.padStart(8)}\n`;
}

function showAlive(screen: Screen, name: string): { stop(): void } {
  let shown = 0;
  const show = () => {
    if (screen.isTTY) screen.write(`\r  ${frames[shown % frames.length]} ${name}`);
    else screen.write(shown === 0 ? `  … ${name}\n` : shown % 50 === 0 ? `  … ${name}, still running\n` : '');
    shown++;
  };
  let ticking: NodeJS.Timeout | undefined;
  const waiting = setTimeout(() => {
    show();
    ticking = setInterval(show, 100);
  }, aliveAfterMs);
  return {
    stop() {
      clearTimeout(waiting);
      clearInterval(ticking);
      if (screen.isTTY && shown > 0) screen.write('\r\x1b[K');
    },
  };
}
