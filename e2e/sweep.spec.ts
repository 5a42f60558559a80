import type { Page } from '@playwright/test';
import { lazyAreas, pageTable } from '../src/app/areas.ts';
import { type PageTable, pagesOf } from '../src/web/page-table.ts';
import { expect } from './journey.ts';
import { settled } from './settled.ts';
import { accountPages } from './sweep/account-pages.ts';
import { apiKeyPages } from './sweep/api-key-pages.ts';
import { blogPages } from './sweep/blog-pages.ts';
import { cardPages } from './sweep/card-pages.ts';
import type { Company } from './sweep/company.ts';
import { dashboardPages } from './sweep/dashboard-pages.ts';
import type { Face, SweptPage } from './sweep/faces.ts';
import { helpPages } from './sweep/help-pages.ts';
import { invoicePages } from './sweep/invoice-pages.ts';
import { expectTranslated, type Look, lookAtAll, lookAtMirrored, lookAtWide, lookInGerman, lookOnce } from './sweep/looks.ts';
import { mailPages } from './sweep/mail-pages.ts';
import { modalPages } from './sweep/modal-pages.ts';
import { peoplePages } from './sweep/people-pages.ts';
import { planPages } from './sweep/plan-pages.ts';
import { profilePages } from './sweep/profile-pages.ts';
import { searchPages } from './sweep/search-pages.ts';
import { shellPages } from './sweep/shell-pages.ts';
import { shopPages } from './sweep/shop-pages.ts';
import { showcaseExtensionPages } from './sweep/showcase-extensions-pages.ts';
import { showcaseFormsPages } from './sweep/showcase-forms-pages.ts';
import { showcasePartsPages } from './sweep/showcase-parts-pages.ts';
import { signOnPages } from './sweep/sign-on-pages.ts';
import { type Language, type Sweeper, type SweepViewer, type Swept, test } from './sweep/sweeper.ts';
import { tablePages } from './sweep/table-pages.ts';
import { leave, visit } from './sweep/visit.ts';
import { webhookPages } from './sweep/webhook-pages.ts';
import { wordsOf } from './sweep/words.ts';
import { workPages } from './sweep/work-pages.ts';

/*
 * Opens every page of the product once at its plain address. With `SWEEP=addresses` also at its other addresses that send the
 * same requests; with `SWEEP=all` also the showcase pages, in every look, with everything that opens on them. A page new in the table is
 * swept
 * automatically; its other states, and addresses with parameters, are listed in `sweep/`. Each test title starts with the path of its page,
 * so that
 * `--grep` finds its tests.
 */
const { SWEEP: extent } = process.env;
const isFull = extent === 'all';
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const more: Record<string, SweptPage> = {
  ...mailPages,
  ...workPages,
  ...blogPages,
  ...cardPages,
  ...dashboardPages,
  ...helpPages,
  ...invoicePages,
  ...peoplePages,
  ...accountPages,
  ...planPages,
  ...apiKeyPages,
  ...modalPages,
  ...profilePages,
  ...searchPages,
  ...shellPages,
  ...shopPages,
  ...showcaseFormsPages,
  ...showcasePartsPages,
  ...showcaseExtensionPages,
  ...signOnPages,
  ...tablePages,
  ...webhookPages,
};
const rarePages = await Promise.all(lazyAreas.filter(({ isApart }) => isFull || !isApart).map(({ load }) => load()));
const everyAddress = addressesOf([...pageTable, ...rarePages.flat()]);
const addresses = extent ? everyAddress : everyAddress.filter(isFirstOfPage);

type Address = ReturnType<typeof addressesOf>[number];

interface Visited {
  /** The first state with nothing opened. */
  isFirst: boolean;
  /** Reopens what a change of the width closes. */
  reopen: () => Promise<void>;
  reload: () => Promise<void>;
}

for (const { path, visitorsOnly } of addresses) {
  const { faces, isForNew } = more[path] ?? { faces: () => [{ at: path }] };
  // In its default state, a page looks the same to a new user.
  const looker: SweepViewer = visitorsOnly ? 'visitor' : isForNew && isFull ? 'new' : 'known';

  if (isFull) {
    test(`${path}: every state, light, dark, zoomed, on phones, in German`, { tag: '@server' }, ({ sweeper }) =>
      sweep(sweeper, 'en', async (swept, look, face, { isFirst, reopen, reload }) => {
        const { page } = swept;
        if (isFirst) expectAllAnswered(swept, look, face);
        if (face.isWideOnly) await lookAtWide(page, look);
        else await lookAtAll(page, look, face.open && reopen);
        if (isFirst) await lookInGerman(page, look, { isWritten: writtenIn(await swept.answered()), reload });
      }),
    );

    test(`${path}: every state, in Arabic`, { tag: '@server' }, ({ sweeper }) =>
      sweep(sweeper, 'ar', async ({ page, answered }, look) => {
        await expectTranslated(page, look.what, writtenIn(await answered()));
        await lookAtMirrored(page, look);
      }),
    );
  } else {
    test(`${path}: default state, light, dark, on a phone, in Arabic`, { tag: '@server' }, ({ sweeper }) =>
      sweep(sweeper, 'en', async (swept, look, face, { reload }) => {
        expectAllAnswered(swept, look, face);
        await lookOnce(swept.page, look, { isWritten: writtenIn(await swept.answered()), reload });
      }),
    );
  }

  /** Opens each known state of the address and checks it. */
  async function sweep(
    sweeper: Sweeper,
    language: Language,
    lookAt: (swept: Swept, look: Look, face: Face, visited: Visited) => Promise<void>,
  ) {
    const company = await sweeper.company(looker);
    const swept = await sweeper.open(language, looker, company);
    const { page } = swept;
    const known = await facesOf(path, faces, company);
    const found = isFull ? known : known.filter(isPlain).slice(0, 1);
    // Discards failed requests of the previous address.
    swept.failed();
    const plain = found.find(isPlain);
    for (const face of found) {
      const open = async (load: () => Promise<unknown>) => {
        await load();
        await settle(page, face);
        if (!face.open) return;
        await face.open(page, wordsOf(language));
        await settled(page);
      };
      const isFirst = page.url() === 'about:blank';
      if (face.before && isFirst) await page.goto(face.at);
      await face.before?.(page);
      await open(() => (face.before || isFirst ? page.goto(face.at) : visit(page, face.at)));
      const isOpened = face.open !== undefined && found.some(({ at, open }) => at === face.at && !open);
      const visited = {
        isFirst: face === plain,
        reopen: () => open(() => visit(page, face.at)),
        reload: () => open(() => page.goto(face.at)),
      };
      await lookAt(swept, { what: nameOf(face), isOpened }, face, visited);
    }
    expect(swept.complaints()).toEqual([]);
    if (looker === 'new' || found.some(({ before, stays }) => before || stays)) await sweeper.drop(swept);
    // Leaves the page, so that it does not refetch what the next test changes.
    else await leave(page);
  }
}

function addressesOf(table: PageTable) {
  return pagesOf(table).flatMap(({ visitorsOnly = false, page, ...row }) =>
    [row, ...(row.shows ?? [])].map(({ path, first }) => ({ path, visitorsOnly, page, first })),
  );
}

/** Whether this is the first address that shows the page with the same first requests. */
function isFirstOfPage({ page, first }: Address, index: number): boolean {
  return index === everyAddress.findIndex((other) => other.page === page && other.first === first);
}

/** Expects that every request of a page's first state succeeds. */
function expectAllAnswered({ failed }: Swept, { what }: Look, { isLost }: Face): void {
  const lost = failed();
  if (!isLost) expect.soft(lost, `${what}, what it asked for`).toEqual([]);
}

/** Whether a text consists only of API data. */
const writtenIn = (answered: string) => (text: string) =>
  text.split(/[,،·:]|(?<=\d) /).every((part) => answered.includes(part.trim()) || isSign(part));
/** The product's name, initials, a number or a currency symbol. */
const isSign = (text: string): boolean => /^[\s\d.\u200e\u200f]*(?:Atrium|\p{Lu}{0,3}[¥$£]?)\s*$/u.test(text);
const nameOf = ({ at, open }: Face): string => (open ? `${at} with what opens there` : at);

async function facesOf(path: string, faces: SweptPage['faces'], company: Company): Promise<Face[]> {
  const found = await faces(company);
  const [first] = found;
  if (!first) throw new Error(`no address of ${path} is known to the sweep`);
  for (const { at } of found) expect(at, 'an address with an open segment needs an entry in e2e/sweep').not.toContain('/:');
  // Checks the default state before anything is opened.
  const { open: _, ...asItComes } = first;
  return found.some(isPlain) ? found : [{ ...asItComes, isWideOnly: false }, ...found];
}

const isPlain = ({ open, isWideOnly }: Face): boolean => !open && !isWideOnly;

/** Waits until the page is loaded and has exactly one heading. */
async function settle(page: Page, { shows = 'h1' }: Face): Promise<void> {
  await settled(page);
  await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
}
