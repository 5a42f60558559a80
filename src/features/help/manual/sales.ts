import type { ManualCategory } from './manual-category.ts';

/** Invoices and shop. */
export const sales: ManualCategory = {
  name: 'sales-automation',
  title: 'Sales Automation',
  description: 'Invoices with automatic numbers, sending and reminders, and a shop whose orders are invoiced automatically.',
  groups: [
    {
      ...{ title: 'Invoices', icon: 'invoice', iconColor: 'accent' },
      articles: [
        {
          slug: 'write-and-send-an-invoice',
          question: 'How do I write and send an invoice?',
          related: ['what-the-status-of-an-invoice-means', 'bill-the-same-every-month', 'what-a-client-owes'],
          content: `<p>An invoice starts as a draft. Until you issue it, no one outside can see it and you can change everything.</p>
<h2>Create the invoice</h2>
<ol><li><p>Open <strong>Invoices → New invoice</strong>, or press <code>N</code> in the list.</p></li>
<li><p>Choose the client under <em>Bill to</em>. To add a new one, type the name and choose <em>New client</em>.</p></li>
<li><p>Add lines with description, quantity, price and tax. Reorder lines by dragging or from their menu.</p></li>
<li><p>The payment terms set the due date. Both default to the invoice settings, and you can change them here.</p></li></ol>
<h2>Send it</h2>
<p><strong>Save and send…</strong> issues the invoice and emails it to the client, with the PDF attached and a link to a page where the client can read it, accept it or ask a question. The number is assigned at that moment, so none is used twice or skipped.</p>
<h2>Correct a mistake</h2>
<p>An issued invoice can’t be changed. Create a <em>credit note</em> from its menu, or void the invoice: it keeps its number, so your series has no gaps. A draft can simply be deleted; the trash keeps it for 30 days.</p>`,
        },
        {
          slug: 'what-the-status-of-an-invoice-means',
          question: 'What does the status of an invoice mean?',
          related: ['write-and-send-an-invoice', 'what-a-client-owes'],
          content: `<p>The status of an invoice is set automatically from what has happened to it, so it’s always up to date.</p>
<ul><li><p><strong>Draft</strong>: not sent yet; you can still edit it.</p></li>
<li><p><strong>Sent</strong>: sent to the client and not due yet.</p></li>
<li><p><strong>Downloaded</strong>: the client has downloaded the PDF from the link.</p></li>
<li><p><strong>Partially paid</strong>: part of it was paid; the rest is still open.</p></li>
<li><p><strong>Past due</strong>: the due date has passed and an amount is still open. The person responsible is notified.</p></li>
<li><p><strong>Paid</strong>: paid in full.</p></li></ul>
<h2>Record a payment</h2>
<p>Open the invoice and press <code>P</code>, or choose <em>Mark as paid</em> in its menu. From anywhere, press <code>Ctrl K</code>, then type <em>mark as paid</em> and the client’s name.</p>
<h2>Overpayments</h2>
<p>If the client paid too much, they have a credit. Refund it, or use it for another of their invoices: you find both on the invoice, and both can be undone.</p>`,
        },
        {
          slug: 'bill-the-same-every-month',
          question: 'How do I set up recurring invoices and reminders?',
          related: ['write-and-send-an-invoice', 'what-the-status-of-an-invoice-means'],
          content: `<p>Set up a recurring invoice once. Atrium creates an invoice from it on each date and notifies you.</p>
<h2>Set it up</h2>
<ol><li><p>Open <strong>Invoices → Recurring</strong> and press <code>N</code>.</p></li>
<li><p>Choose the client, the items, how often to invoice and the next date.</p></li>
<li><p>Choose whether each invoice is saved as a draft or emailed automatically.</p></li></ol>
<p>You can pause and resume it at any time, or set an end date. You can’t delete a client who still has a recurring invoice.</p>
<h2>Reminders</h2>
<p>In <strong>Settings → Company &amp; invoicing</strong>, set after how many days clients are reminded by email, such as 7 and 21. Each reminder is sent once, and only while an amount is open. If you leave the days empty, no reminders are sent automatically.</p>`,
        },
        {
          slug: 'what-a-client-owes',
          question: 'Where do I see what a client owes, and how much tax I charged?',
          related: ['write-and-send-an-invoice', 'what-the-status-of-an-invoice-means'],
          content: `<h2>One client</h2>
<p>Open <strong>Invoices → Clients</strong> and choose <em>Balance and statement</em> in the client’s menu. The page lists every invoice, credit note and payment in the period, with opening and closing balance. <em>Print statement</em> gives you a page to hand over.</p>
<h2>All clients</h2>
<p>The tiles above the list of invoices show what’s outstanding, overdue and paid this month, in each currency. Select one to see its invoices.</p>
<h2>Tax</h2>
<p><strong>Invoices → Tax report</strong> adds up the tax on issued invoices and credit notes, by month, quarter or year and by rate. Tax is rounded by the European standard EN 16931, so the report and the invoices match to the cent.</p>
<h2>E-invoices</h2>
<p>Choose <em>Factur-X / ZUGFeRD</em> or <em>XRechnung</em> in the invoice settings, or for a single client. Each invoice is checked before it’s issued, and you see what’s missing.</p>`,
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
          content: `<ol><li><p>Open <strong>Shop → Browse</strong>. Search by name with <code>/</code>, or filter by price, category, brand and rating. Your filters are part of the address, so you can share it.</p></li>
<li><p>Select the heart to save a product to your wishlist, or <em>Add to cart</em>.</p></li>
<li><p>The <strong>checkout</strong> has three steps: cart, address and payment. Enter coupons next to the cart.</p></li></ol>
<h2>Payment</h2>
<p>Pay by invoice, bank transfer or cash on delivery. The invoice is issued with the order.</p>
<h2>After you order</h2>
<p><strong>Shop → My orders</strong> shows the status and history of each order, with its invoice as a PDF. If something was refunded, the credit note is there too.</p>
<p>You can review a product you bought: open it and choose one to five stars.</p>`,
        },
        {
          slug: 'look-after-orders',
          question: 'How do I manage orders?',
          related: ['look-after-products', 'buy-in-the-shop', 'work-on-a-board'],
          content: `<p><strong>Shop → Orders</strong> lists all orders, newest first. Search, filter by status or date, save a view, or export the list.</p>
<h2>Ship an order</h2>
<p>Open an order to mark it as paid, shipped and delivered. Each step is added to its history, and the buyer sees it under <em>My orders</em>. If you marked an order as shipped or delivered by mistake, choose <em>Undo</em>.</p>
<h2>Cancel and refund</h2>
<p>Canceling credits the invoice and adds unshipped items back to stock. You can also refund single items of an order: a credit note is created automatically. Both ask first, because an issued document can’t be undone.</p>
<h2>Orders as cards</h2>
<p>If your team packs orders using a board, choose <em>Orders on a board</em>. Each new order becomes a card in the first column, with its items as a checklist. Moving a card doesn’t change the order’s status.</p>`,
        },
        {
          slug: 'look-after-products',
          question: 'How do I manage products, stock and coupons?',
          related: ['look-after-orders', 'save-what-a-list-shows'],
          content: `<h2>Products</h2>
<p><strong>Shop → Products</strong> lists all products. Press <code>N</code> to add one. A product appears in the shop once it’s published; until then, only people who manage products see it.</p>
<h2>Stock</h2>
<p>The stock of a product changes with each order and when you adjust it: goods received, damaged, lost or used internally. Each adjustment keeps its reason and who made it, so you can explain the number.</p>
<h2>Import products</h2>
<p>Import a CSV file. The column headings of Shopify, WooCommerce and Medusa are recognized, and each variant becomes a product. The preview shows new and changed products, rows that can’t be read, and columns with no matching field.</p>
<h2>Delivery and taxes</h2>
<p><strong>Settings → Delivery &amp; taxes</strong> has the delivery methods, with countries and prices by order total or weight, and the tax rates by country and product class. You can charge businesses in other EU countries no VAT.</p>
<h2>Coupons</h2>
<p>Coupons in <strong>Shop → Coupons</strong> reduce a cart by a percentage or an amount. A coupon can have a minimum cart total, a last valid day and a maximum number of uses. It’s checked again when the order is placed.</p>`,
        },
      ],
    },
  ],
};
