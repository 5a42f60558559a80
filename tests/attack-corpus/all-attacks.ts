import { addresses } from './addresses.ts';
import type { Attack } from './attack.ts';
import { deceiving } from './deceiving.ts';
import { fetching } from './fetching.ts';
import { parsing } from './parsing.ts';
import { scripts } from './scripts.ts';
import { sheets } from './sheets.ts';

export const allAttacks: readonly Attack[] = [...scripts, ...addresses, ...parsing, ...fetching, ...deceiving, ...sheets];
