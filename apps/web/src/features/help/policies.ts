import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import { helpTitles } from '../../lib/help-topics.ts'
import { officeHours, store } from '../../lib/store-info.ts'
import type { DocumentText } from '../../ui/document-text.ts'

const privacy: DocumentText = {
  title: helpTitles.privacy,
  summary: `${store.name} keeps what it needs to sell you parts, and little else. Nothing is sold or given to advertisers.`,
  sections: [
    {
      heading: 'What we keep',
      paragraphs: ['To take an order or an account request we keep what you enter:'],
      points: [
        'names, email addresses, phone numbers and addresses for billing and shipping',
        'your orders, with the parts, lengths, serial numbers and comments in them',
        'documents you upload, such as tax exemption certificates and purchase orders; only our staff can open them',
      ],
    },
    {
      heading: 'Cards',
      paragraphs: [
        'Card numbers and security codes go to the payment gateway. They are not stored by this store. For a card that you save, the gateway keeps the number and we keep its reference.',
      ],
    },
    {
      heading: 'Cookies and your browser',
      paragraphs: [
        'We use two cookies, and none for advertising or tracking on other sites: a session cookie while you are signed in, and a guest cookie that ties an order or a request to the browser it was started in. The store doesn’t work without them.',
        'Your cart, the parts that you looked at, the results per page, the colors and, while you are signed in, your first name are kept in your own browser. What you type at checkout or into an account request stays there until you close the tab.',
      ],
    },
    {
      heading: 'Shared carts',
      paragraphs: [
        `A cart that you share by link is saved for ${sharedCartDays} days. It holds parts, quantities, comments and part options, so anyone with the link can read those. It holds no address and no prices.`,
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Carriers get the address and size of a shipment, the tax service gets the address and amounts, and the payment gateway gets the payment. People in your company who can see its orders can see yours. Guest forms may be checked by a bot-detection service.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'Contact the parts team to see or correct what we hold about you, or to delete your account.',
      ],
    },
  ],
}

const terms: DocumentText = {
  title: helpTitles.terms,
  summary: `These terms apply to orders placed at the online counter of ${store.name}.`,
  sections: [
    {
      heading: 'Orders and prices',
      paragraphs: [
        'Prices are in US dollars. Tax and shipping are added at checkout, before you place the order. Customers with an account see the prices agreed with their company.',
        'An order is placed when you see its order number. We may cancel an order with an obvious pricing or description error; you won’t be charged.',
      ],
    },
    {
      heading: 'The right part',
      paragraphs: [
        'Some parts are built to the door and need its serial number, direction, voltage or exact lengths. We make what you specify, so please measure carefully: cut lengths are accurate to 1/8 inch.',
        'Calculated gasket and heater lengths are a guide. If in doubt, call us before you order.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        `Keep your password to yourself; orders placed through your account are yours. Customer account requests are handled ${officeHours()}.`,
      ],
    },
    {
      heading: 'Safety',
      paragraphs: [
        'Electrical and powered parts must be installed by qualified people, with the power switched off. Follow the instructions that come with the part.',
      ],
    },
    {
      heading: 'Returns and warranty',
      paragraphs: [
        'Our return and refund policy says what can be returned and what the warranty covers. It is part of these terms.',
      ],
    },
  ],
}

const returns: DocumentText = {
  title: helpTitles.returns,
  summary:
    'Standard items may be returned within 30 days. Custom and cut-to-order items cannot be returned. Parts carry a 1-year warranty.',
  sections: [
    {
      heading: 'Standard items',
      paragraphs: [
        'Unused standard items may be returned within 30 days. A restocking fee applies; the parts team will tell you the amount before you send anything back.',
      ],
    },
    {
      heading: 'Non-returnable items',
      paragraphs: ['Custom and cut-to-order items are made for your door and cannot be returned:'],
      points: ['wires', 'gasket', 'metal'],
    },
    {
      heading: 'Warranty',
      paragraphs: ['Parts are under warranty for 1 year. Wear parts are excluded.'],
    },
    {
      heading: 'How to return a part',
      paragraphs: ['Call or email the parts team first, and have the following ready:'],
      points: [
        'the order number, which begins with W',
        'the part numbers and how many of each',
        'what is wrong, for a warranty claim, and a picture if you can',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'Once we receive and check the parts, we refund your original payment method. Orders on account are credited to the account.',
      ],
    },
  ],
}

/** Policies that the footer opens. */
export const policies = { privacy, terms, returns }
