import type { ManualCategory } from './manual-category.ts';

/** What is billed and sold. */
export const sales: ManualCategory = {
  name: 'sales-automation',
  title: 'Sales Automation',
  description: 'Invoices with automatic numbers, sending and reminders, and a shop whose orders create them.',
  groups: [
    {
      ...{ title: 'Invoices', icon: 'invoice', iconColor: 'accent' },
      articles: [
        {
          slug: 'write-and-send-an-invoice',
          question: 'How do I write and send an invoice?',
          related: ['what-the-status-of-an-invoice-means', 'bill-the-same-every-month', 'what-a-client-owes'],
          content: `<p>An invoice begins as a draft. Until you issue it, no one outside sees it and everything in it can be changed.</p>
<h2>Write it</h2>
<ol><li><p>Open <strong>Invoices → New invoice</strong>, or press <code>N</code> in the list.</p></li>
<li><p>Choose the client under <em>Bill to</em>. A new one is added on the spot: type the name and choose <em>New client</em>.</p></li>
<li><p>Add lines: what it is, how many, the price and its tax. Move a line by dragging it or from its menu.</p></li>
<li><p>The payment terms set the due date. Both come from the invoice settings and can be changed here.</p></li></ol>
<h2>Send it</h2>
<p><strong>Save and send…</strong> issues the invoice and mails it to the client, with the PDF attached and a link to a page where the client can read it, accept it or ask a question. The number is given at that moment: none is used twice, and none is left out.</p>
<h2>A mistake?</h2>
<p>What was issued stays as it was. Write a <em>credit note</em> from the invoice’s menu, or void the invoice: it keeps its number, so that your series has no gap. A draft is simply deleted, and the trash keeps it for 30 days.</p>`,
        },
        {
          slug: 'what-the-status-of-an-invoice-means',
          question: 'What does the status of an invoice mean?',
          related: ['write-and-send-an-invoice', 'what-a-client-owes'],
          content: `<p>The status of an invoice is set automatically. It follows from what happened to it, so it is always true.</p>
<ul><li><p><strong>Draft</strong>: not sent yet; it can still be edited.</p></li>
<li><p><strong>Sent</strong>: the client was sent it, and it is not due yet.</p></li>
<li><p><strong>Downloaded</strong>: the client has opened the PDF behind the link.</p></li>
<li><p><strong>Partially paid</strong>: something was paid, and something is still open.</p></li>
<li><p><strong>Past due</strong>: its day has passed and something is still open. The person responsible is notified.</p></li>
<li><p><strong>Paid</strong>: nothing is open.</p></li></ul>
<h2>Enter a payment</h2>
<p>Open the invoice and press <code>P</code>, or choose <em>Mark as paid</em> in its menu. From anywhere, press <code>Ctrl K</code> and type <em>mark as paid</em> and the client’s name.</p>
<h2>Too much was paid</h2>
<p>The client then has a credit. Give it back as a refund, or let it pay another invoice of the same client: both are offered on the invoice, and both can be undone.</p>`,
        },
        {
          slug: 'bill-the-same-every-month',
          question: 'How do I bill the same every month, and remind who has not paid?',
          related: ['write-and-send-an-invoice', 'what-the-status-of-an-invoice-means'],
          content: `<p>A recurring invoice is written once. On each of its days Atrium makes an invoice of it and tells you so.</p>
<h2>Begin one</h2>
<ol><li><p>Open <strong>Invoices → Recurring</strong> and press <code>N</code>.</p></li>
<li><p>Choose the client, the lines, how often it comes and when the next one is due.</p></li>
<li><p>Decide whether each invoice is kept as a draft or is sent at once.</p></li></ol>
<p>You can pause it and resume it at any time, or give it a last day. A client who is still billed by one cannot be deleted before that.</p>
<h2>Reminders</h2>
<p>In <strong>Settings → Company &amp; invoicing</strong> you say after how many days clients are reminded by email, for example after 7 and after 21. Each reminder goes out once, and only while something is open. With no days there, no reminders are sent automatically.</p>`,
        },
        {
          slug: 'what-a-client-owes',
          question: 'Where do I see what a client owes, and what tax I charged?',
          related: ['write-and-send-an-invoice', 'what-the-status-of-an-invoice-means'],
          content: `<h2>One client</h2>
<p>Open <strong>Invoices → Clients</strong> and choose <em>Balance and statement</em> in the client’s menu. The page lists every invoice, credit note and payment of the days you choose, with the balance before and after. <em>Print the statement</em> gives a sheet that you can hand over.</p>
<h2>All clients</h2>
<p>The tiles above the list of invoices say what is outstanding, what is overdue and what was paid this month, each in its currency. A click on one shows the invoices behind it.</p>
<h2>Tax</h2>
<p><strong>Invoices → Tax report</strong> adds up what issued invoices and credit notes charge, by month, quarter or year and by rate. Tax is rounded by the European standard EN 16931, so that the report and the invoices agree to the cent.</p>
<h2>Electronic invoices</h2>
<p>If clients want them, choose <em>Factur-X / ZUGFeRD</em> or <em>XRechnung</em> in the invoice settings, or for one client alone. Each invoice is checked before it is issued, and what is missing is named.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Shop and orders', icon: 'cart', iconColor: 'success' },
      articles: [
        {
          slug: 'buy-in-the-shop',
          question: 'How do I buy something in the shop?',
          related: ['look-after-orders', 'look-after-products'],
          content: `<ol><li><p>Open <strong>Shop → Browse</strong>. Search by name with <code>/</code>, or narrow the list by price, category, brand and rating. Your filters are part of the address, so you can send it to someone.</p></li>
<li><p>The heart keeps a product on your wishlist; <em>Add to cart</em> puts it into the cart.</p></li>
<li><p>The <strong>checkout</strong> has three steps: the cart, the address and the payment. Coupons are entered beside the cart.</p></li></ol>
<h2>Payment</h2>
<p>Pay on invoice, by bank transfer or in cash on delivery. The invoice is issued with the order.</p>
<h2>Afterwards</h2>
<p><strong>Shop → My orders</strong> shows how far each order is, what happened to it and when, and has its invoice as PDF. If something was refunded, the credit note is there too.</p>
<p>Buyers of a product can review it: open the product and choose one to five stars.</p>`,
        },
        {
          slug: 'look-after-orders',
          question: 'How do I look after the orders of others?',
          related: ['look-after-products', 'buy-in-the-shop', 'work-on-a-board'],
          content: `<p><strong>Shop → Orders</strong> lists what was ordered, the newest first. Search it, narrow it to a status or to the days on which they came, save what you see as a view, or export it.</p>
<h2>On its way</h2>
<p>Open an order to mark it as paid, shipped and delivered. Each step is written into its history, and the buyer sees it under <em>My orders</em>. What was marked as shipped or delivered by mistake is taken back by <em>Undo</em>.</p>
<h2>Cancel and refund</h2>
<p>Canceling credits the invoice and puts what was not shipped back into stock. You can also refund single things of an order: the credit note is made along with it. Both ask before they do it, because an issued document cannot be taken back.</p>
<h2>Orders as cards</h2>
<p>If your team packs by a board, choose <em>Orders on a board</em>. Each new order then becomes a card in the first column, with what is to be packed as its checklist. The card is moved by hand; the status of the order stays with the order.</p>`,
        },
        {
          slug: 'look-after-products',
          question: 'How do I change products, stock and coupons?',
          related: ['look-after-orders', 'save-what-a-list-shows'],
          content: `<h2>Products</h2>
<p><strong>Shop → Products</strong> has everything that is sold or will be. Press <code>N</code> for a new one. A product is in the shop once it is published; until then only those who look after products see it.</p>
<h2>Stock</h2>
<p>The stock of a product changes with each order and by what you book yourself: goods that came in, things that were damaged, lost or used by yourselves. Every booking keeps its reason and who made it, so that the number can be explained.</p>
<h2>Many at once</h2>
<p>Import a CSV file. The column headings of Shopify, WooCommerce and Medusa are recognized, and each variant becomes a product. The preview shows new and changed products, lines that can’t be read, and columns that have no field here.</p>
<h2>Delivery and taxes</h2>
<p><strong>Settings → Delivery &amp; taxes</strong> has the delivery methods, with prices by order total or weight and the countries they deliver to, and the tax rates by country and class of product. Businesses in other EU countries can be charged no VAT.</p>
<h2>Coupons</h2>
<p><strong>Shop → Coupons</strong> takes a percentage or an amount off a cart. A coupon can want a minimum in the cart, end on a day, and be used only so many times. What it says is checked again when the order is placed.</p>`,
        },
      ],
    },
  ],
};
