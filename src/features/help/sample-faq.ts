import type { faqNames } from './faq-contract.ts';

interface SampleFaq {
  name: (typeof faqNames)[number];
  icon: string;
  title: string;
  subtitle: string;
  answers: readonly (readonly [question: string, answer: string])[];
}

/** Frequent questions of the sample shop's customers. The answers match the shop and the story of Juniper & Vale. */
export const sampleFaq: readonly SampleFaq[] = [
  {
    ...{ name: 'payment', icon: 'card', title: 'Payment', subtitle: 'Three ways to pay, none of them a surprise' },
    answers: [
      [
        'How can I pay?',
        'By invoice, bank transfer, or cash on delivery. You choose in the last step of checkout. With an invoice, you pay after delivery, by the due date.',
      ],
      [
        'When is my order sent if I pay by bank transfer?',
        'As soon as your payment arrives. Please pay within 7 days of your order; our bank details are on the invoice, under Shop → My orders.',
      ],
      ['Do the prices include tax?', 'Yes. All prices in the shop include tax, and the invoice shows the amount.'],
      [
        'Where do I enter a coupon?',
        'At checkout, next to the cart. The discount shows right away. Some coupons have a minimum order or an expiration date.',
      ],
      [
        'Can I get an invoice for my company?',
        'Yes. Enter the company in the delivery address, and the invoice is issued to it. The PDF stays with the order as long as you have your account.',
      ],
    ],
  },
  {
    ...{ name: 'delivery', icon: 'truck', title: 'Delivery', subtitle: 'Callum, his truck, and narrow stairs' },
    answers: [
      [
        'How do I know where my order is?',
        'Open Shop → My orders. Each order shows whether it was placed, paid, shipped or delivered, and when.',
      ],
      [
        'Do you carry furniture up the stairs?',
        'Yes, as far as the stairs allow. If they turn or the ceiling is low, contact us before you order: we’ll tell you if a sofa fits.',
      ],
      ['What does the delivery cost?', 'Checkout shows it before you order. Products that ship free are marked “Free shipping”.'],
      [
        'Can I have it sent to another address?',
        'Yes. You can save several addresses and choose one for each order. The invoice shows the one you chose.',
      ],
      [
        'Something arrived damaged. What now?',
        'Keep the packaging, take two photos and contact us within a few days. Nikolai repairs what can be repaired; otherwise we send a replacement or refund you.',
      ],
    ],
  },
  {
    ...{
      ...{ name: 'cancellationReturn', icon: 'return', title: 'Cancellation & Return' },
      subtitle: 'If you change your mind',
    },
    answers: [
      ['Can I cancel my order?', 'Send us your order number. If it hasn’t shipped, we cancel it and credit the invoice in full.'],
      [
        'Can I return part of my order?',
        'Yes. We refund individual items. You’ll find the credit note next to the invoice, under Shop → My orders.',
      ],
      [
        'How long do I have to return something?',
        'Fourteen days from delivery, no reason needed. Made-to-measure pieces are the exception: they fit no one else.',
      ],
      [
        'How do I get my money back?',
        'The way you paid. The credit note shows the amount; your order shows “Refunded” once we’ve paid it.',
      ],
    ],
  },
  {
    ...{ name: 'myOrders', icon: 'box', title: 'My Orders', subtitle: 'Everything about your orders' },
    answers: [
      ['Where are my orders?', 'Under Shop → My orders, newest first. Open one for its products, address, documents and history.'],
      ['Can I change the address after ordering?', 'Contact us as soon as you can. Until the order ships, we can change the address.'],
      ['Where is the invoice?', 'In the order, as a PDF. It’s issued with the order and stays there.'],
      ['Can I reorder something?', 'Open the order and select a product. If it’s still in the shop, you can add it to your cart again.'],
      [
        'Who may write a review?',
        'Anyone who bought the product. Open it and choose one to five stars; a sentence about why helps others most.',
      ],
    ],
  },
  {
    ...{
      ...{ name: 'productServices', icon: 'tool', title: 'Product & Services' },
      subtitle: 'Wood, glue, and how long a chair lasts',
    },
    answers: [
      [
        'What does “Only 2 left” mean?',
        'That’s what is in stock right now. When it’s sold out, the page says so; add the product to your wishlist to find it again.',
      ],
      [
        'Do you repair old pieces?',
        'Yes, our own pieces at any age. Bring yours in when it creaks: usually it’s a loose rail, and still easy to fix.',
      ],
      [
        'Can I see the furniture before I buy it?',
        'Yes, in our Edinburgh showroom, where you’re welcome to sit down. Josephine will arrange a time with you.',
      ],
      [
        'Do hotels and restaurants get special prices?',
        'Trade clients do, above a certain quantity. Email Layla, who answers before breakfast.',
      ],
      ['Which wood is it?', 'Each product says so. Our oak is fully dried; what looks like walnut is walnut.'],
    ],
  },
];
