import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A user of the operating system; none: the one that runs the server. */
export interface RunUser {
  name: string;
  uid: number;
  gid: number;
}

/** What a program of PostgreSQL is started with: nothing of the operator's environment that it might heed. */
export function optionsFor(user: RunUser | undefined) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/** Runs a program to its end as `user`. @throws with the last lines that it said. */
export async function runAs(user: RunUser | undefined, program: string, args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, optionsFor(user))).stdout;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Error(stderr.trim().split('\n').slice(-3).join(' ') || message, { cause: error });
  }
}

/** Whether `user` may reach the folder and look into it. */
export async function canReach(user: RunUser | undefined, folder: string): Promise<boolean> {
  return runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]).then(
    () => true,
    () => false,
  );
}
