import type { faqNames } from './faq-contract.ts';

interface SampleFaq {
  name: (typeof faqNames)[number];
  icon: string;
  title: string;
  subtitle: string;
  answers: readonly (readonly [question: string, answer: string])[];
}

/** What customers of the sample's shop ask again and again. True of the shop as it is, and of Juniper & Vale as they are told. */
export const sampleFaq: readonly SampleFaq[] = [
  {
    ...{ name: 'payment', icon: 'card', title: 'Payment', subtitle: 'Three ways to pay, none of them a surprise' },
    answers: [
      [
        'How can I pay?',
        'On invoice, by bank transfer, or in cash on delivery. You choose at the last step of the checkout. On invoice you pay after the delivery, by the date that stands on it.',
      ],
      [
        'When is my order sent if I pay by bank transfer?',
        'Once the money is here. Please pay within 7 days of your order; our bank details stand on the invoice, which you find under Shop → My orders.',
      ],
      ['Do the prices include tax?', 'Yes. All prices in the shop include tax, and the invoice says how much of it there is.'],
      [
        'Where do I enter a coupon?',
        'In the checkout, beside the cart. The discount is shown at once. A coupon may want a minimum in the cart, and it may have a last day.',
      ],
      [
        'Can I get an invoice for my company?',
        'Yes. Give the company in the delivery address; the invoice is made out to it. Its PDF stands with the order for as long as you have your account.',
      ],
    ],
  },
  {
    ...{ name: 'delivery', icon: 'truck', title: 'Delivery', subtitle: 'Callum, his lorry, and narrow stairs' },
    answers: [
      [
        'How do I know where my order is?',
        'Open Shop → My orders. Each order says whether it was placed, paid, shipped or delivered, and when each of it happened.',
      ],
      [
        'Do you carry furniture up the stairs?',
        'Yes, as far as the stairs allow. Write to us before you order if they turn, or if the ceiling is low: we tell you whether a sofa fits.',
      ],
      [
        'What does the delivery cost?',
        'The checkout says so before you order. Products that are sent free of charge are marked “Free shipping”.',
      ],
      [
        'Can I have it sent to another address?',
        'Yes. You can keep several addresses and choose one for each order. The invoice names the one that you chose.',
      ],
      [
        'Something arrived damaged. What now?',
        'Keep the packing, take two photographs and write to us within a few days. Nikolai repairs what can be repaired; otherwise we send another one or give the money back.',
      ],
    ],
  },
  {
    ...{
      ...{ name: 'cancellationReturn', icon: 'return', title: 'Cancellation & Return' },
      subtitle: 'What you changed your mind about',
    },
    answers: [
      [
        'Can I cancel my order?',
        'Write to us with the number of the order. As long as it was not shipped we cancel it, and its invoice is credited in full.',
      ],
      [
        'Can I give back a part of what I ordered?',
        'Yes. We refund single things of an order. You find the credit note beside the invoice, under Shop → My orders.',
      ],
      [
        'How long do I have to return something?',
        'Fourteen days from the delivery, without giving a reason. What was made to your measure is the exception: it fits nobody else.',
      ],
      [
        'How do I get my money back?',
        'The same way that it came. The credit note says how much; your order shows “Refunded” as soon as we have paid it.',
      ],
    ],
  },
  {
    ...{ name: 'myOrders', icon: 'box', title: 'My Orders', subtitle: 'Everything about what you have ordered' },
    answers: [
      [
        'Where are my orders?',
        'Under Shop → My orders, the newest first. Open one for what you ordered, its address, its documents and its history.',
      ],
      [
        'Can I change the address after I have ordered?',
        'Write to us as soon as you see it. Until the order is shipped we can send it elsewhere.',
      ],
      ['Where is the invoice?', 'In the order itself, as a PDF. It is issued with the order and stays there.'],
      [
        'Can I order again what I had before?',
        'Open the order and follow a product to its page. If it is still in the shop, it can be put into the cart again.',
      ],
      [
        'Who may write a review?',
        'Whoever bought the product. Open it and choose one to five stars; a sentence about why helps others the most.',
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
        'That is what is in stock at this moment. When it is sold out, the page says so; put the product on your wishlist to find it again.',
      ],
      [
        'Do you repair old pieces?',
        'Yes, our own at any age. Bring yours when it creaks: it is usually a rail that is loose, and early enough.',
      ],
      [
        'Can I see the furniture before I buy it?',
        'In the showroom in Edinburgh, where you may sit down. Josephine arranges a time with you.',
      ],
      [
        'Do hotels and restaurants get other prices?',
        'Trade clients do, from a certain number of pieces on. Layla answers such mails before breakfast.',
      ],
      ['Which wood is it?', 'Each product says so. Our oak is dried until it stops working; what looks like walnut is walnut.'],
    ],
  },
];
