import * as z from 'zod'
import { linesOfCart, mapOfCart } from './cart-json.ts'
import { withExternalFieldNames } from './external-names.ts'
import { sentCartSchema } from './part-schemas.ts'
import { json, type RestCall, restCall } from './rest-call.ts'

export const cartCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/saved-carts',
    name: 'shareCart',
    summary: 'Saves a cart for 90 days and returns the key of its link.',
    who: 'useAccount',
    body: json(z.object({ cart: sentCartSchema })),
    answer: json(z.object({ shareKey: z.string() }).meta({ id: 'SharedCartKey' })),
    status: 201,
    example: {
      body: { cart: { '186': { part: { id: 186 }, quantity: 18.25, comments: [] } } },
      answer: { shareKey: '9f86d081884c7d659a2feaa0c55ad015' },
    },
    run: ({ caller, body }) => caller.cart.share({ cart: linesOfCart(body.cart) }),
  }),
  restCall({
    method: 'get',
    path: '/saved-carts/:cartKey',
    name: 'openSharedCart',
    summary: "A shared cart at the caller's own prices.",
    who: 'anyone',
    params: z.object({ cartKey: z.string() }),
    answer: json(
      z
        .object({
          cart: z.string().meta({ description: 'JSON text: entries by part id, each with its part.' }),
          gone: z
            .array(z.object({ partId: z.int(), name: z.string() }))
            .meta({ description: 'Parts of the cart that are no longer sold.' }),
          sharedAt: z.iso.datetime(),
        })
        .meta({ id: 'SharedCart' }),
    ),
    refuses: [404],
    async run({ caller, params }) {
      const opened = caller.cart.open({ shareKey: params.cartKey })
      const shared = await withExternalFieldNames({ shareKey: 'cartKey' }, opened)
      const parts = await caller.catalog.partsById({ partIds: shared.lines.map(({ partId }) => partId) })
      const { discontinued, sharedAt } = shared
      return { cart: JSON.stringify(mapOfCart(shared, parts)), gone: discontinued, sharedAt }
    },
  }),
]
