import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { InvoiceRecord, LineItem } from '#features/invoice/contract.ts';
import type { CurrencySums } from '#features/invoice/sums-contract.ts';
import type { TaxRow } from '#features/invoice/tax-contract.ts';
import type { OrderRecord } from '#features/shop/order-contract.ts';
import type { Answer } from './client.ts';
import { invoiceCalls, line } from './invoice-calls.ts';

const calls = invoiceCalls();
// `npm run test:full` plays two hundred.
const stories = Number(process.env.LEDGER_STORIES ?? 2);
const product = 20;
const firstStock = 50;

// The ledger: what a bookkeeper would write on paper, without using any code of the product.

interface Payment {
  id: number;
  cents: number;
  on: string;
  isCredit: boolean;
  /** The other half of a moved credit. */
  with?: number;
}

interface Charge {
  basisPoints: number;
  cents: number;
}

interface Document {
  id: number;
  clientId: number;
  issuedOn: string;
  /** Whether prices include tax. */
  isGross: boolean;
  /** Per line: unit price, quantity and tax rate; negative on a credit note. */
  lines: { cents: number; pieces: number; basisPoints: number }[];
  /** By rate: the net amount and the tax. */
  rates: Map<number, { net: number; tax: number }>;
  payments: Payment[];
  credits?: Document;
  notes: Document[];
  order?: Order;
  voidedOn?: string;
}

interface Order {
  id: number;
  state: 'placed' | 'shipped' | 'delivered' | 'cancelled';
  invoice: Document;
  pieces: number;
  refunded: number;
  /** Whether staff marked it as paid; it then counts as paid once nothing is due, even without a payment. */
  isSettled: boolean;
}

const day = () => calls.atrium.clock.now.toISOString().slice(0, 10);
const month = (on: string) => on.slice(0, 7);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Rounds half away from zero. */
const rounded = (over: number, under: number) => Math.sign(over) * Math.floor((2 * Math.abs(over) + under) / (2 * under));
const taxOf = (cents: number, basisPoints: number, isGross: boolean) =>
  isGross ? rounded(cents * basisPoints, 10_000 + basisPoints) : rounded(cents * basisPoints, 10_000);

function chargesOf(lines: Document['lines']): Charge[] {
  const rates = [...new Set(lines.map(({ basisPoints }) => basisPoints))];
  return rates.map((basisPoints) => ({
    basisPoints,
    cents: sum(lines.filter((one) => one.basisPoints === basisPoints).map(({ cents, pieces }) => cents * pieces)),
  }));
}

/** The tax of a credit note is the tax of everything credited so far, minus the tax of the earlier notes. */
function ratesOf(lines: Document['lines'], isGross: boolean, notes: readonly Document[] = []): Document['rates'] {
  return new Map(
    chargesOf(lines).map(({ basisPoints, cents }) => {
      const before = sum(
        notes
          .flatMap((note) => chargesOf(note.lines))
          .filter((one) => one.basisPoints === basisPoints)
          .map((one) => one.cents),
      );
      const had = sum(notes.map(({ rates }) => rates.get(basisPoints)?.tax ?? 0));
      const tax = taxOf(before + cents, basisPoints, isGross) - had;
      return [basisPoints, { net: isGross ? cents - tax : cents, tax }];
    }),
  );
}

const isLive = ({ voidedOn }: Document) => voidedOn === undefined;
const totalOf = ({ rates }: Document) => sum([...rates.values()].map(({ net, tax }) => net + tax));
const paidOf = ({ payments }: Document) => sum(payments.map(({ cents }) => cents));
const notesOf = ({ notes }: Document) => notes.filter(isLive);
const balanceOf = (one: Document) => (one.credits ? 0 : totalOf(one) - paidOf(one) + sum(notesOf(one).map(totalOf)));
const hasRefund = ({ payments }: Document) => payments.some(({ cents }) => cents < 0);
const isPaid = ({ invoice, isSettled }: Order) => balanceOf(invoice) <= 0 && (paidOf(invoice) > 0 || isSettled);
const statusOf = (order: Order) => (order.state === 'placed' && isPaid(order) ? 'paid' : order.state);
/** The remaining quantity of each line. */
const leftOf = (one: Document) =>
  one.lines.map((own, at) => ({ ...own, at, pieces: own.pieces + sum(notesOf(one).map((note) => note.lines[at]?.pieces ?? 0)) }));

type Pick = (from: number) => number;

/** Plays one story, and compares each response with what the ledger expects. */
function storyTeller() {
  const documents: Document[] = [];
  const orders: Order[] = [];
  const voided: Document[] = [];
  let stock = firstStock;
  let keys = 0;

  const invoices = () => documents.filter((one) => isLive(one) && !one.credits);
  const chosen = <T>(from: readonly T[], at: Pick): T | undefined => (from.length > 0 ? from[at(from.length)] : undefined);
  const expectStatus = ({ status, body }: Answer, expected: number) => expect(status, JSON.stringify(body?.error ?? '')).toBe(expected);
  const book = (one: Document, record: InvoiceRecord, cents: number, isCredit = false): Payment => {
    const { id = 0 } = record.payments.at(-1) ?? {};
    const payment = { id, cents, on: day(), isCredit };
    one.payments.push(payment);
    return payment;
  };
  const writeNote = (of: Document, lines: Document['lines'], id: number): void => {
    const note: Document = {
      ...{ id, clientId: of.clientId, issuedOn: day(), isGross: of.isGross, lines, credits: of, notes: [], payments: [] },
      rates: ratesOf(lines, of.isGross, notesOf(of)),
      ...(of.order && { order: of.order }),
    };
    of.notes.push(note);
    documents.push(note);
  };

  const deeds: Record<string, (at: Pick) => Promise<void>> = {
    async issue(at) {
      const clientId = [calls.miramar.id, calls.library.id][at(2)] ?? 0;
      const lines = Array.from({ length: 1 + at(3) }, () => ({
        cents: 1 + at(9999),
        pieces: 1 + at(3),
        basisPoints: [1900, 700][at(2)] ?? 0,
      }));
      const { id } = await calls.issued({
        ...{ clientId, issuedOn: day(), dueOn: '2031-12-31' },
        pricing: { taxPer: 'rate', isGross: false, discountBasisPoints: 0, discountCents: 0 },
        lines: lines.map(({ cents, pieces, basisPoints }, index) =>
          line(cents, { description: `line ${index}`, quantityMilli: pieces * 1000, taxBasisPoints: basisPoints }),
        ),
      });
      documents.push({
        ...{ id, clientId, lines, isGross: false, issuedOn: day(), payments: [], notes: [] },
        rates: ratesOf(lines, false),
      });
    },
    async pay(at) {
      const one = chosen(invoices(), at);
      if (!one) return;
      const cents = at(3) === 0 ? 1 + at(20_000) : Math.max(1, balanceOf(one));
      const answer = await calls.pay(one.id, cents, { paidOn: day() });
      book(one, calls.record(200, answer), cents);
    },
    async refund(at) {
      const one = chosen(invoices(), at);
      if (!one) return;
      const cents = Math.max(1, at(2) === 0 ? 1 - balanceOf(one) : -balanceOf(one));
      const answer = await calls.admin.post(`/api/v1/invoices/${one.id}/refund`, { amountCents: cents, paidOn: day(), method: 'card' });
      if (cents > -balanceOf(one)) return expectStatus(answer, 409);
      book(one, calls.record(200, answer), -cents);
    },
    async move(at) {
      const [from, to] = [chosen(invoices(), at), chosen(invoices(), at)];
      if (!from || !to || from === to) return;
      const cents = Math.min(-balanceOf(from), balanceOf(to));
      const answer = await calls.admin.post(`/api/v1/invoices/${from.id}/move-credit`, { toId: to.id });
      if (from.clientId !== to.clientId || balanceOf(to) <= 0) return expectStatus(answer, 400);
      if (cents <= 0) return expectStatus(answer, 409);
      const out = book(from, calls.record(200, answer), -cents, true);
      const into = book(to, await calls.read(to.id), cents, true);
      Object.assign(out, { with: into.id });
      Object.assign(into, { with: out.id });
    },
    async unpay(at) {
      const all = documents.flatMap(({ payments }) => payments);
      const payment = chosen(all, at);
      if (!payment) return;
      const gone = [payment.id, payment.with];
      const touched = documents.filter(({ payments }) => payments.some(({ id }) => gone.includes(id)));
      const before = touched.map(({ payments }) => payments);
      for (const one of touched) one.payments = one.payments.filter(({ id }) => !gone.includes(id));
      const isUnbacked = touched.some((one) => balanceOf(one) > 0 && hasRefund(one));
      expectStatus(await calls.unpay(payment.id), isUnbacked ? 409 : 200);
      if (isUnbacked) for (const [index, one] of touched.entries()) one.payments = before[index] ?? [];
    },
    async credit(at) {
      const one = chosen(invoices(), at);
      if (!one) return;
      const drafted = await calls.credit(one.id);
      const left = leftOf(one).filter(({ pieces }) => pieces > 0);
      if (one.order || left.length === 0) return expectStatus(drafted, 409);
      const draft = calls.record(201, drafted);
      const single = at(3) > 0 ? left[at(left.length)] : undefined;
      if (single) {
        const kept = draft.lines.filter(({ description }) => description === `line ${single.at}`);
        const lines: LineItem[] = kept.map((own) => ({ ...own, quantityMilli: -1000 }));
        calls.record(200, await calls.update(draft.id, { lines }));
      }
      calls.record(200, await calls.issue(draft.id));
      const taken = left.map((own) => (single ? { ...own, pieces: own.at === single.at ? 1 : 0 } : own));
      writeNote(
        one,
        one.lines.map((own, index) => ({ ...own, pieces: -(taken.find((piece) => piece.at === index)?.pieces ?? 0) || 0 })),
        draft.id,
      );
    },
    async void(at) {
      const one = chosen(documents.filter(isLive), at);
      if (!one) return;
      one.voidedOn = day();
      const { credits } = one;
      const isUnbacked = credits !== undefined && balanceOf(credits) > 0 && hasRefund(credits);
      const isRefused = one.order !== undefined || one.payments.length > 0 || notesOf(one).length > 0 || isUnbacked;
      expectStatus(await calls.remove(one.id), isRefused ? 409 : 200);
      if (isRefused) delete one.voidedOn;
      else voided.push(one);
    },
    async undo() {
      const one = voided.pop();
      if (!one) return;
      const { credits, voidedOn = '' } = one;
      // Skips an invoice that was credited again in the meantime.
      if (credits?.notes.some((note) => note.id > one.id)) return;
      delete one.voidedOn;
      const isOver = credits !== undefined && -sum(notesOf(credits).map(totalOf)) > totalOf(credits);
      const isRefused = month(voidedOn) < month(day()) || (credits !== undefined && !isLive(credits)) || isOver;
      expectStatus(await calls.restore(one.id), isRefused ? 409 : 200);
      if (isRefused) one.voidedOn = voidedOn;
    },
    async place(at) {
      const pieces = 1 + at(3);
      if (pieces > stock) return;
      await calls.admin.post(`/api/v1/shop/cart/${product}`, { qty: pieces });
      const { quote } = (await calls.admin.get('/api/v1/shop/checkout')).body;
      const body = { clientKey: `story-${++keys}-key`, addressId: address, payment: 'invoice', coupon: '', totalCents: quote.totalCents };
      const answer = await calls.admin.post('/api/v1/shop/orders', body);
      expectStatus(answer, 201);
      const { order } = answer.body as { order: OrderRecord };
      const [{ id = 0 } = {}] = order.documents;
      const lines = [{ cents: order.lines[0]?.priceCents ?? 0, pieces, basisPoints: 1900 }];
      if (order.deliveryCents > 0) lines.push({ cents: order.deliveryCents, pieces: 1, basisPoints: 1900 });
      const { clientId } = await calls.read(id);
      const invoice: Document = {
        ...{ id, clientId: clientId ?? 0, lines, isGross: true, issuedOn: day(), payments: [], notes: [] },
        rates: ratesOf(lines, true),
      };
      invoice.order = { id: order.id, state: 'placed', invoice, pieces, refunded: 0, isSettled: false };
      documents.push(invoice);
      orders.push(invoice.order);
      stock -= pieces;
    },
    async ship(at) {
      const order = chosen(orders, at);
      if (!order) return;
      const to = order.state === 'placed' ? 'shipped' : 'delivered';
      expectStatus(
        await calls.admin.post(`/api/v1/orders/${order.id}/status`, { status: to }),
        order.state === 'placed' || order.state === 'shipped' ? 200 : 409,
      );
      if (order.state === 'placed' || order.state === 'shipped') order.state = to;
    },
    async settle(at) {
      const order = chosen(orders, at);
      if (!order) return;
      const answer = await calls.admin.post(`/api/v1/orders/${order.id}/status`, { status: 'paid' });
      if (statusOf(order) !== 'placed') return expectStatus(answer, 409);
      expectStatus(answer, 200);
      const { invoice } = order;
      order.isSettled = true;
      if (balanceOf(invoice) > 0) book(invoice, await calls.read(invoice.id), balanceOf(invoice));
    },
    async cancel(at) {
      const order = chosen(orders, at);
      if (!order) return;
      const answer = await calls.admin.post(`/api/v1/orders/${order.id}/status`, { status: 'cancelled' });
      if (order.state === 'delivered' || order.state === 'cancelled') return expectStatus(answer, 409);
      expectStatus(answer, 200);
      const { invoice } = order;
      if (order.state === 'placed') stock += order.pieces - order.refunded;
      order.state = 'cancelled';
      order.refunded = order.pieces;
      const left = leftOf(invoice);
      if (left.some(({ pieces }) => pieces > 0))
        writeNote(
          invoice,
          left.map(({ at: _, ...own }) => ({ ...own, pieces: -own.pieces || 0 })),
          answer.body.order.documents.at(-1).id,
        );
    },
    async giveBack(at) {
      const order = chosen(orders, at);
      if (!order) return;
      const cameBack = at(2) === 0;
      const answer = await calls.admin.post(`/api/v1/orders/${order.id}/refund`, {
        lines: [{ productId: product, qty: 1 }],
        cameBack,
        note: '',
      });
      if (order.state === 'cancelled') return expectStatus(answer, 409);
      if (order.refunded === order.pieces) return expectStatus(answer, 400);
      expectStatus(answer, 200);
      order.refunded += 1;
      if (cameBack) stock += 1;
      writeNote(
        order.invoice,
        order.invoice.lines.map((own, index) => ({ ...own, pieces: index === 0 ? -1 : 0 })),
        answer.body.order.documents.at(-1).id,
      );
    },
    async sleep(at) {
      calls.atrium.clock.now = new Date(calls.atrium.clock.now.getTime() + (1 + at(4)) * 86_400_000);
    },
  };

  /** The expected tax report: each document on its date, and documents voided after their month also on the voiding date. */
  function expectedTaxes(): string[] {
    const rows = new Map<string, { invoices: number; net: number; tax: number }>();
    const add = (on: string, { rates }: Document, sign: 1 | -1) => {
      for (const [basisPoints, { net, tax }] of rates) {
        // Skips a rate without lines.
        if (net === 0 && tax === 0) continue;
        const key = `${month(on)} ${basisPoints}`;
        const row = rows.get(key) ?? { invoices: 0, net: 0, tax: 0 };
        rows.set(key, { invoices: row.invoices + 1, net: row.net + sign * net, tax: row.tax + sign * tax });
      }
    };
    for (const one of documents) {
      const isLater = one.voidedOn !== undefined && month(one.voidedOn) > month(one.issuedOn);
      if (isLive(one) || isLater) add(one.issuedOn, one, 1);
      if (isLater) add(one.voidedOn ?? '', one, -1);
    }
    return [...rows].map(([key, { invoices: count, net, tax }]) => `${key}: ${count} ${net} ${tax}`).sort();
  }

  async function compare(): Promise<void> {
    const live = documents.filter(isLive);
    const taxes = (await calls.admin.get('/api/v1/tax-report', { from: '2030-01-01', until: '2031-12-31' })).body.rows as TaxRow[];
    const shown = taxes.map((row) => `${row.period} ${row.basisPoints}: ${row.invoices} ${row.netCents} ${row.taxCents}`).sort();
    expect(shown).toEqual(expectedTaxes());

    for (const clientId of new Set(documents.map((one) => one.clientId))) {
      const { statements } = (await calls.admin.get(`/api/v1/client-accounts/${clientId}`)).body;
      const own = live.filter((one) => one.clientId === clientId);
      const paid = own.flatMap(({ payments }) => payments).filter(({ isCredit }) => !isCredit);
      const owed = sum(own.map(totalOf)) - sum(paid.map(({ cents }) => cents));
      expect(sum(statements.map(({ closingCents }: { closingCents: number }) => closingCents))).toBe(owed);
      expect(owed).toBe(sum(own.map(balanceOf)));
      expect(sum(statements.map(({ entries }: { entries: unknown[] }) => entries.length))).toBe(own.length + paid.length);
    }

    const { sums } = (await calls.admin.get('/api/v1/invoice-sums', { on: day() })).body as { sums: CurrencySums[] };
    const paidNow = live.flatMap(({ payments }) => payments).filter(({ isCredit, on }) => !isCredit && month(on) === month(day()));
    const [tile] = sums;
    if (live.length > 0)
      expect(tile).toEqual({
        ...{
          currency: 'EUR',
          listed: live.length,
          totalCents: sum(live.map(totalOf)),
          balanceCents: sum(live.map(balanceOf)),
          overdueCents: 0,
        },
        outstandingCents: sum(live.map((one) => Math.max(0, balanceOf(one)))),
        paidCents: sum(paidNow.map(({ cents }) => cents)),
      });

    const { invoices: listed } = await calls.list({ perPage: 100, sort: 'asc' });
    const stateOf = (one: Document) => (balanceOf(one) <= 0 ? 'Paid' : paidOf(one) > 0 ? 'Partial Payment' : 'Sent');
    const byId = [...live].sort((one, other) => one.id - other.id);
    expect(listed.map(({ id, totalCents, balanceCents, invoiceStatus }) => [id, totalCents, balanceCents, invoiceStatus])).toEqual(
      byId.map((one) => [one.id, totalOf(one), balanceOf(one), stateOf(one)]),
    );

    const { body } = await calls.admin.get('/api/v1/orders', { perPage: 100 });
    const byAge = [...orders].reverse();
    expect(body.orders.map((one: OrderRecord) => [one.id, one.status, one.refundedCents])).toEqual(
      byAge.map((order) => [order.id, statusOf(order), 0 - sum(notesOf(order.invoice).map(totalOf))]),
    );
    for (const order of orders.filter(({ state }) => state === 'cancelled'))
      for (const part of ['net', 'tax'] as const)
        expect(sum([order.invoice, ...order.invoice.notes].flatMap(({ rates }) => [...rates.values()].map((rate) => rate[part])))).toBe(0);
    const [kept] = await calls.atrium.ownerQuery(`select stock from products where entity = 'juniper' and id = ${product}`);
    expect(kept?.stock).toBe(stock);
  }

  return { deeds, compare };
}

let address = 0;
beforeAll(async () => {
  const body = {
    name: 'Ada',
    company: '',
    street: 'Leith Walk 1',
    city: 'Edinburgh',
    postalCode: 'EH6',
    country: 'United Kingdom',
    phone: '',
  };
  address = (await calls.admin.post('/api/v1/shop/addresses', body)).body.address.id;
});

const often = ['issue', 'issue', 'pay', 'pay', 'credit', 'credit', 'void', 'void', 'place', 'giveBack', 'ship', 'sleep'];
const kinds = [...often, 'refund', 'move', 'unpay', 'undo', 'settle', 'cancel'];

test(`${stories} random stories of invoices and orders: tax report, statements, tiles and lists match a ledger on paper`, async () => {
  const deed = fc.record({ kind: fc.constantFrom(...kinds), chance: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 40, size: 'max' }), async (story) => {
      await calls.reset();
      calls.today('2030-03-20');
      await calls.admin.post('/api/v1/seller', { taxRates: [{ name: 'VAT', basisPoints: 1900 }], paymentTermsDays: 365 });
      await calls.atrium.ownerQuery(`delete from cart_items; update products set stock = ${firstStock} where id = ${product}`);
      const { deeds, compare } = storyTeller();
      for (const [index, { kind, chance }] of story.entries()) {
        const left = [...chance];
        await deeds[kind]?.((below) => (left.shift() ?? 0) % below);
        if (index % 10 === 9) await compare();
      }
      await compare();
    }),
    { numRuns: stories, endOnFailure: true },
  );
}, 3_600_000);
