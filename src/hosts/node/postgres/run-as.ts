import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** An operating system user; undefined means the one running the server. */
export interface RunUser {
  name: string;
  uid: number;
  gid: number;
}

/** Spawn options for PostgreSQL programs, without environment variables that could affect them. */
export function optionsFor(user: RunUser | undefined) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/** Runs a program to completion as `user`. @throws with the last lines of its output */
export async function runAs(user: RunUser | undefined, program: string, args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, optionsFor(user))).stdout;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Error(stderr.trim().split('\n').slice(-3).join(' ') || message, { cause: error });
  }
}

/** Checks whether `user` can access and list the folder. */
export async function canReach(user: RunUser | undefined, folder: string): Promise<boolean> {
  return runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]).then(
    () => true,
    () => false,
  );
}
