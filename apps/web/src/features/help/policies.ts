import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import { returnPolicy } from '@mullion/domain/returns/return-policy'
import { helpTitles } from '../../lib/help-topics.ts'
import { officeHours, store } from '../../lib/store-info.ts'

export interface DocumentText {
  readonly title: string
  readonly summary: string
  /** Under each heading its paragraphs, as texts, and its lists. */
  readonly sections: Readonly<Record<string, readonly (string | readonly string[])[]>>
}

const privacy: DocumentText = {
  title: helpTitles.privacy,
  summary: `${store.name} collects only what we need to sell you parts. We don’t sell your information or share it with advertisers.`,
  sections: {
    'What we collect': [
      'When you place an order or request an account, we store what you enter:',
      [
        'names, email addresses, phone numbers and addresses for billing and shipping',
        'your orders, with the parts, lengths, serial numbers and comments in them',
        'documents you upload, such as tax exemption certificates and purchase orders, which only our staff and your company can open',
      ],
    ],
    Cards: [
      'Card numbers and security codes go to our payment processor. We don’t store them. If you save a card, the processor stores the number and we store a reference to it.',
    ],
    'Cookies and your browser': [
      'We use two cookies: a session cookie while you’re signed in, and a guest cookie that ties an order or request to your browser. The store needs both to work. We don’t use cookies for advertising or to track you on other sites.',
      'Your browser stores your cart, the parts you viewed, your display settings and, while you’re signed in, your first name. What you type at checkout or in an account request stays in your browser until you close the tab.',
    ],
    'Shared carts': [
      `A cart you share by link is saved for ${sharedCartDays} days. Anyone with the link can see its parts, quantities, comments and part options. It doesn’t include addresses or prices.`,
    ],
    'Who else sees it': [
      'Carriers get the address and size of your shipment. Our tax service gets the address and amounts. Our payment processor gets your payment. Anyone who can see your company’s orders can see yours. A bot-detection service may check forms that guests send.',
    ],
    'Your choices': ['Contact our parts team to see or correct your information or to delete your account.'],
  },
}

const terms: DocumentText = {
  title: helpTitles.terms,
  summary: `These terms apply to orders placed online with ${store.name}.`,
  sections: {
    'Orders and prices': [
      'Prices are in US dollars. Tax and shipping are added at checkout, before you place the order. Customers with an account see their company’s prices.',
      'Your order is placed when you see an order number. We may cancel an order with an obvious pricing or description error. If we do, you won’t be charged.',
    ],
    'The right part': [
      'Some parts are made for your door and need its serial number, direction, voltage or exact lengths. We make what you specify, so please measure carefully. Cut lengths are accurate to 1/8 inch.',
      'Calculated gasket and heater lengths are estimates. If in doubt, call us before you order.',
    ],
    Accounts: [
      `Keep your password private. You’re responsible for orders placed through your account. We handle customer account requests ${officeHours()}.`,
    ],
    Safety: [
      'Have a qualified person install electrical and powered parts, with the power off. Follow the instructions that come with the part.',
    ],
    'Returns and warranty': [
      'Our return and refund policy says what can be returned and what the warranty covers. It is part of these terms.',
    ],
  },
}

const returns: DocumentText = {
  title: helpTitles.returns,
  summary:
    'You can return standard items within 30 days. Custom and cut-to-order items cannot be returned. Parts have a 1-year warranty.',
  sections: {
    'Standard items': [
      `${returnPolicy.standard} ${returnPolicy.fee} Our parts team will tell you the amount before you send anything back.`,
    ],
    'Non-returnable items': [returnPolicy.custom, returnPolicy.customItems],
    Warranty: [`${returnPolicy.warranty} Wear parts are excluded.`],
    'How to return a part': [
      'Open the order in your account, or with the link in its email, and choose “Return parts” to get an answer and a label. Or call or email our parts team first, and have the following ready:',
      [
        'the order number, which begins with W',
        'the part numbers and how many of each',
        'for a warranty claim, what’s wrong, with a photo if you can',
      ],
    ],
    Refunds: [
      'Once we receive and check the parts, we refund your original payment method. For orders on account, we credit the account.',
    ],
  },
}

export const policies = { privacy, terms, returns }
