import { createCompany } from '@mullion/db/accounts/company.repository'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { companyRow } from '@mullion/db/testing/people'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { type ImportKind, maxAccountRows } from '@mullion/domain/imports/import'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function openDesk() {
  const shop = await openTestShop({ people: true })
  const admin = await shop.person('admin')
  const { imports } = admin.admin
  const send = (kind: ImportKind, ...lines: string[]) =>
    imports.upload({ kind, fileName: `${kind}.csv`, source: bytes(lines.join('\n')) })
  const settled = () => shop.services.importAdmin.settled()
  return {
    ...shop,
    admin,
    imports,
    send,
    async apply(kind: ImportKind, ...lines: string[]) {
      const { id } = await send(kind, ...lines)
      await imports.confirm({ importId: id })
      await settled()
      return imports.details({ importId: id })
    },
    async undo(importId: number) {
      await imports.undo({ importId })
      await settled()
      return (await imports.refusals({ importId })).rows.map(({ label, refusal }) => ({ label, refusal }))
    },
    async problemsOf(kind: ImportKind, ...lines: string[]) {
      const { id } = await send(kind, ...lines)
      const { problems } = await imports.allProblems({ importId: id })
      return problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)
    },
    async mailed() {
      await shop.services.mail.sendDue()
      return shop.mailbox.list()
    },
    exported: async (kind: ImportKind) => (await imports.exportPage({ kind })).csv.trimEnd().split('\r\n'),
  }
}

const companyHeading =
  'customerNumber,name,accountingEmail,phone,address1,city,state,zipCode,termsCode,discountRate'
const frost = 'fro1001,Frost Doors,ap@frost.example,(614) 555-0100,1 Cold Street,Columbus,OH,43215,PO,0.9'
const userHeading = 'email,firstname,lastname,customerNumber,invited'

describe('a file of companies', () => {
  it('adds new ones, changes known ones by customer number, keeps what it has no column for, and can be undone', async () => {
    await using desk = await openDesk()
    const before = await desk.exported('companies')
    const sent = await desk.apply('companies', companyHeading, frost)
    expect(sent).toMatchObject({ state: 'applied', created: 1, known: 0 })
    expect((await desk.exported('companies')).at(-1)).toBe(
      'FRO1001,Frost Doors,ap@frost.example,6145550100,1 Cold Street,,Columbus,OH,43215,US,PO,0.9,,,,',
    )
    const changed = await desk.apply('companies', 'customerNumber,discountRate', 'POLAR,0.85')
    expect(changed).toMatchObject({ known: 1, changed: 1 })
    expect(await desk.exported('companies')).toContainEqual(
      expect.stringMatching(/^POLAR,Polar Foods,.*0\.85,/),
    )
    expect(await desk.undo(changed.id)).toEqual([])
    expect(await desk.exported('companies')).toEqual([...before, expect.stringMatching(/^FRO1001/)])
    const lines = await listAuditLines(desk.db.read, 10)
    expect(lines.find(({ action }) => action === 'company_changed')).toMatchObject({
      action: 'company_changed',
      role: 'frank_admin',
      details: { import: changed.id, label: 'POLAR' },
    })
  })

  it('that is an unedited export changes nothing', async () => {
    await using desk = await openDesk()
    await desk.apply(
      'customers',
      'customerNumber,name,termsCode,discountRate,taxExemptStates',
      'LARCH,"Lårch, Inc.",PO,1,"OH, CA"',
    )
    await desk.apply(
      'addresses',
      'email,label,nameOrCompany,address1,city,state,postalCode',
      'buyer@arctic.example,Shop,Arctic,1 Ice Rd,Columbus,OH,43004',
    )
    for (const kind of ['companies', 'customers', 'users', 'addresses'] as const) {
      const lines = await desk.exported(kind)
      expect(lines.length, kind).toBeGreaterThan(1)
      expect(await desk.send(kind, ...lines), kind).toMatchObject({
        state: 'staged',
        known: lines.length - 1,
        created: 0,
        changed: 0,
      })
    }
  })

  it('is refused with row, column and reason of each problem', async () => {
    await using desk = await openDesk()
    expect(
      await desk.problemsOf(
        'companies',
        companyHeading,
        frost,
        frost,
        frost.replace('fro1001', 'NEW').replace(',OH,', ',ON,').replace('0.9', '0.7'),
        '00-BAD,,,,,,,,,',
      ),
    ).toEqual([
      '3 customerNumber: FRO1001 is already in row 2.',
      '4 discountRate: Choose one of 1, 0.95, 0.9, 0.85, 0.8.',
      "5 customerNumber: Sage Customer Number must not start with '00-'",
      '5 name: This field is required.',
      '5 accountingEmail: Invalid email format',
      '5 phone: This field is required.',
      '5 address1: This field is required.',
      '5 city: This field is required.',
      '5 state: This field is required.',
      '5 zipCode: This field is required.',
      '5 termsCode: Choose one of CC, PO.',
      '5 discountRate: Choose one of 1, 0.95, 0.9, 0.85, 0.8.',
    ])
    expect(await desk.problemsOf('companies', companyHeading, frost.replace(',OH,', ',ON,'))).toEqual([
      '2 state: This is not a state of the country US.',
    ])
  })

  it('stores nothing when one of its companies was added meanwhile', async () => {
    await using desk = await openDesk()
    const { id } = await desk.send('companies', companyHeading, frost.replace('fro1001', 'FIRST'), frost)
    await desk.db.transaction((tx) =>
      createCompany(tx, companyRow({ name: 'Frost', customerNumber: 'FRO1001' })),
    )
    const companies = await desk.exported('companies')
    await desk.imports.confirm({ importId: id })
    await desk.services.importAdmin.settled()
    expect(await desk.imports.details({ importId: id })).toMatchObject({
      state: 'staged',
      note: 'FRO1001 was added or changed after the file was read. Please send the file again.',
    })
    expect(await desk.exported('companies')).toEqual(companies)
  })

  it('leaves a company that has users when it is undone', async () => {
    await using desk = await openDesk()
    const { id } = await desk.apply('companies', companyHeading, frost)
    const companyId = (await desk.admin.admin.companies.search({ text: 'frost' })).companies[0]?.id
    if (companyId === undefined) throw new Error('no company')
    await desk.admin.accounts.users.create({
      email: 'dana@frost.example',
      firstname: 'Dana',
      lastname: 'Reyes',
      companyId,
    })
    expect(await desk.undo(id)).toEqual([{ label: 'FRO1001', refusal: 'used since' }])
  })

  it('with too many rows is refused', async () => {
    await using desk = await openDesk()
    const rows = Array.from({ length: maxAccountRows + 1 }, (_, at) => `C${at}`)
    await expect(desk.send('customers', 'customerNumber', ...rows)).rejects.toMatchObject({
      cause: { code: 'imports.too_many_rows' },
    })
  })
})

describe('a file of users', () => {
  it('invites those marked ten minutes later, and only them', async () => {
    await using desk = await openDesk()
    await desk.apply(
      'users',
      userHeading,
      'new@arctic.example,Nia,New,ARCTIC,yes',
      'later@arctic.example,Lou,Late,ARCTIC,',
    )
    await desk.services.invitations.inviteDue()
    expect(await desk.mailed()).toEqual([])
    desk.pass(10 * 60_000)
    await Promise.all([desk.services.invitations.inviteDue(), desk.services.invitations.inviteDue()])
    const mails = await desk.mailed()
    expect(mails).toMatchObject([{ to: ['new@arctic.example'], subject: expect.stringContaining('account') }])
    const token =
      /\?reset=([\w-]+)/.exec((await desk.mailbox.read(mails[0]?.id ?? ''))?.text ?? '')?.[1] ?? ''
    desk.pass(6 * 24 * 3_600_000)
    await desk.services.passwords.reset(token, 'a-good-long-password', '203.0.113.9')
    expect(await findUserByEmail(desk.db.read, 'new@arctic.example')).toMatchObject({
      passwordChangeRequired: false,
      oneTimePasswordUntilAt: null,
    })
    expect(await desk.exported('users')).toEqual(
      expect.arrayContaining([
        'new@arctic.example,Nia,New,user,ARCTIC,yes',
        'later@arctic.example,Lou,Late,user,ARCTIC,',
      ]),
    )
  })

  it('undone before that invites nobody, and a user can be imported again', async () => {
    await using desk = await openDesk()
    const row = 'new@arctic.example,Nia,New,ARCTIC,yes'
    const { id } = await desk.apply('users', userHeading, row)
    expect(await desk.undo(id)).toEqual([])
    desk.pass(60 * 60_000)
    await desk.services.invitations.inviteDue()
    expect(await desk.mailed()).toEqual([])
    expect(await desk.apply('users', userHeading, row)).toMatchObject({ state: 'applied', created: 1 })
  })

  it('never touches staff, moves nobody to another company, and makes nobody staff', async () => {
    await using desk = await openDesk()
    expect(
      await desk.problemsOf(
        'users',
        'email,firstname,lastname,customerNumber,role',
        'counter@house.example,Cora,Test,ARCTIC,user',
        'buyer@arctic.example,Bea,Test,POLAR,user',
        'x@arctic.example,X,Test,HOUSE,user',
        'y@arctic.example,Y,Test,ARCTIC,super_admin',
      ),
    ).toEqual([
      '2 email: counter@house.example belongs to a member of the staff.',
      '3 customerNumber: buyer@arctic.example is a user of ARCTIC. Users can’t move to another company.',
      '4 customerNumber: There is no company with the customer number HOUSE.',
      '5 role: Choose one of user, company_admin.',
    ])
    expect(await desk.exported('users')).not.toContainEqual(expect.stringContaining('house.example'))
  })

  it('counts no row with a problem as one to change or to add', async () => {
    await using desk = await openDesk()
    const rows = [
      'counter@house.example,Cora,Changed,ARCTIC,',
      'new@nowhere.example,Nia,New,NOWHERE,',
      'buyer@arctic.example,Bea,Changed,ARCTIC,',
      'new@arctic.example,Nia,New,ARCTIC,',
    ]
    expect(await desk.send('users', userHeading, ...rows)).toMatchObject({
      problemCount: 2,
      created: 1,
      changed: 1,
    })
  })

  it('names a company that does not exist also where another cell of the row is wrong', async () => {
    await using desk = await openDesk()
    expect(
      await desk.problemsOf('users', userHeading, 'new@nowhere.example,,New,NOWHERE,', 'x,,New,ARCTIC,'),
    ).toEqual([
      '2 firstname: This field is required.',
      '2 customerNumber: There is no company with the customer number NOWHERE.',
      '3 email: Invalid email format',
      '3 firstname: This field is required.',
    ])
  })

  it('changes name and role of known users, who keep their password', async () => {
    await using desk = await openDesk()
    await desk.apply('users', 'email,role', 'buyer@arctic.example,company_admin')
    expect(await findUserByEmail(desk.db.read, 'buyer@arctic.example')).toMatchObject({
      role: 'company_admin',
      firstname: 'Bea',
      passwordChangeRequired: false,
    })
  })
})

describe('a file of addresses', () => {
  it('adds and changes those of customers by label or id, and never those of staff', async () => {
    await using desk = await openDesk()
    const heading = 'email,label,nameOrCompany,address1,city,state,postalCode'
    const row = 'buyer@arctic.example,Shop,Arctic,1 Ice Rd,Columbus,OH,43004'
    const { id } = await desk.apply('addresses', heading, row)
    const buyer = await desk.person('buyer')
    expect(await buyer.accounts.addresses.list()).toMatchObject([{ label: 'Shop', address1: '1 Ice Rd' }])
    await desk.undo(id)
    expect(await buyer.accounts.addresses.list()).toEqual([])
    await desk.apply('addresses', heading, row)
    await desk.apply('addresses', heading, row.replace('1 Ice Rd', '2 Ice Rd'))
    expect(await buyer.accounts.addresses.list()).toMatchObject([{ address1: '2 Ice Rd' }])
    expect(
      await desk.problemsOf(
        'addresses',
        `id,${heading}`,
        `99,${row}`,
        `,${row.replace('buyer@arctic', 'admin@house')}`,
      ),
    ).toEqual([
      '2 id: buyer@arctic.example has no address 99.',
      '3 email: No customer’s user signs in with admin@house.example.',
    ])
  })
})
