import { expect, test } from 'vitest';
import { contractForWeb } from '../scripts/contracts-for-web.mjs';

const contract = (code: string) => contractForWeb(code, 'src/features/lamp/contract.ts');

test('of an endpoint there remains what a call is made with', () => {
  expect(
    contract(`
      import { z } from 'zod/mini';
      import { endpoint } from '#contract/endpoint.ts';
      const lamp = z.object({ id: z.number() });
      export const addLamp = endpoint({ method: 'POST', path: '/lamps', summary: 'Adds one.', action: 'create', subject: 'all', status: 201, body: lamp, answer: lamp });
    `),
  ).toBe("export const addLamp = { access: 'able', status: 200, method: 'POST', path: '/lamps', status: 201 };");
});

test('constants and functions remain with what they import, schemas and what is made of them do not', () => {
  expect(
    contract(`
      import { z } from 'zod/mini';
      import { names, type Name } from '#contract/names.ts';
      export const sizes = ['small', ...names] as const;
      export const size = z.enum(sizes);
      const sizeFields = { size };
      export const lamp = { ...sizeFields };
      export function isSize(text: string): boolean {
        return text in names;
      }`),
  ).toMatch(
    /^import \{ names \} from '#contract\/names.ts';\nexport const sizes = \['small', ...names\] as const;\nexport function isSize/,
  );
});

test('a function that needs what was left out is left out too, so that whoever imports it does not build', () => {
  const made = contract(`
    const table = Object.fromEntries([['a', 1]]);
    const look = (name: string) => table[name];
    export function find(name: string) { return look(name); }
    export const plain = (name: string) => name.trim();`);
  expect(made).toBe('export const plain = (name: string) => name.trim();');
});

test('a path that only running the contract would tell is refused', () => {
  expect(() => contract('export const list = endpoint({ method: "GET", path: prefix + "/lamps" });')).toThrow(
    'path of an endpoint must be written out',
  );
});

test('what makes schemas is left out with what they are made of, and types are too', () => {
  const made = contract(`
    import { z } from 'zod/mini';
    import { oneLine } from '#contract/primitives.ts';
    export const mostLamps = 20;
    const title = () => oneLine(60).check(z.minLength(1));
    export const lampTitle = (longest: number) => z.string().check(z.maxLength(longest));
    export type Lamp = z.infer<typeof lamp>;`);
  expect(made).toBe('export const mostLamps = 20;');
});
