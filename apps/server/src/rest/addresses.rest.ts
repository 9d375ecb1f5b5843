import { type SavedAddressInput, savedAddressInput } from '@mullion/domain/accounts/address'
import { shipAddress } from '@mullion/domain/postal-address'
import * as z from 'zod'
import { withExternalFieldNames } from './external-names.ts'
import { namedUser } from './named-user.ts'
import { json, numberInText, type RestCall, restCall } from './rest-call.ts'

const savedAddress = z
  .object({ ...shipAddress.shape, id: z.int(), userId: z.int() })
  .meta({ id: 'SavedAddress', description: 'A ship-to address of a user.' })

const example = {
  label: 'Dock 2',
  nameOrCompany: 'Arctic Door Service',
  attention: 'Receiving',
  address1: '1 Freezer Street',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43004',
  city: 'Columbus',
  state: 'OH',
  telephone: '(614) 555-0142',
} as const

const addressBody = json(z.object({ ...savedAddressInput.shape, userId: z.int().optional() }))

/** Picks the address fields and drops anything else the form sends. */
function addressOf(body: z.input<typeof savedAddressInput>): SavedAddressInput {
  const { label, nameOrCompany, attention, address1, address2, address3 } = body
  const { country, postalCode, city, state, telephone, residential } = body
  const lines = { label, nameOrCompany, attention, address1, address2, address3 }
  // The procedure fills in what the form leaves out.
  return { ...lines, country, postalCode, city, state, telephone, residential } as SavedAddressInput
}

export const addressCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/addresses/user/:userId',
    name: 'listAddresses',
    summary: 'The saved addresses of the signed-in user.',
    who: 'useAccount',
    params: z.object({ userId: z.string() }),
    answer: json(z.array(savedAddress)),
    refuses: [404],
    example: { answer: [{ id: 12, userId: 3, ...example }] },
    run: ({ caller, params }) => caller.accounts.addresses.list({ userId: namedUser(params.userId) }),
  }),
  restCall({
    method: 'post',
    path: '/addresses',
    name: 'createAddress',
    summary: 'Saves an address.',
    who: 'useAccount',
    body: addressBody,
    answer: json(savedAddress),
    status: 201,
    refuses: [404, 409],
    example: { body: example, answer: { id: 12, userId: 3, ...example } },
    run: ({ caller, body }) =>
      caller.accounts.addresses.create({ ...addressOf(body), userId: namedUser(body.userId) }),
  }),
  restCall({
    method: 'put',
    path: '/addresses/:id',
    name: 'updateAddress',
    summary: 'Changes a saved address.',
    who: 'useAccount',
    params: z.object({ id: numberInText }),
    body: addressBody,
    answer: json(savedAddress),
    refuses: [404],
    example: { body: example, answer: { id: 12, userId: 3, ...example } },
    run: ({ caller, params, body }) =>
      withExternalFieldNames(
        { addressId: 'id', 'address.': '' },
        caller.accounts.addresses.update({
          addressId: params.id,
          address: addressOf(body),
          userId: namedUser(body.userId),
        }),
      ),
  }),
]
