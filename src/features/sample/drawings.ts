import type { DrawingKey } from './contract.ts';

export function drawing(_key: DrawingKey): string {
  return '<svg xmlns="http://www.w3.org/2000/svg"/>';
}
