import type { Settings } from './settings.ts';

interface Started {
  settings: Pick<Settings, 'host' | 'publicUrl' | 'sampleData' | 'registration'>;
  port: number;
  setupCode: string;
  /** Whether anybody can sign in. */
  hasAccount: boolean;
  ms: number;
}

/** What the operator is told when all is ready: where it is, and how one gets in. */
export function greeting({ settings, port, setupCode, hasAccount, ms }: Started): string {
  const lines = ['', `  Atrium is ready at ${addressOf(settings, port)} (in ${(ms / 1000).toFixed(1)} s)`, ''];
  if (settings.sampleData) {
    lines.push('  Sign in with one of the seed accounts:');
    lines.push('    admin@demo.com    password admin    staff');
    lines.push('    staff@demo.com    password staff    staff');
    lines.push('    client@demo.com   password client   client', '');
  } else if (!hasAccount && settings.registration === 'first') {
    lines.push(`  Nobody can sign in yet. Make the first admin at ${addressOf(settings, port)}/pages/register-cover`);
    lines.push(`  with the one-time code ${setupCode.slice(0, 5)}-${setupCode.slice(5)}`, '');
  } else if (!hasAccount && settings.registration === 'closed') {
    lines.push('  Nobody can sign in yet, and REGISTRATION is closed: start once with REGISTRATION=first', '');
  }
  return lines.join('\n');
}

function addressOf({ host, publicUrl }: Started['settings'], port: number): string {
  if (publicUrl) return publicUrl;
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
