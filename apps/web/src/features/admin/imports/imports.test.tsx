import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { listAllParts, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { updateImport } from '@mullion/db/imports/import.repository'
import { savePart } from '@mullion/db/search/indexed-parts.repository'
import type { Viewer } from '@mullion/domain/accounts/session'
import { type ImportKind, importFailed } from '@mullion/domain/imports/import'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Imports } from './imports.tsx'
import { clearUpload } from './upload.state.ts'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  clearUpload()
  vi.unstubAllGlobals()
})

const parts = [
  { id: 1, number: '0100-01', name: 'HNG STRAP', priceCents: 1000 },
  { id: 2, number: '0200-01', name: 'LATCH', priceCents: 2000 },
]

function Screen({ at }: { readonly at: number | null }) {
  const [chosen, setChosen] = useState(at)
  return <Imports chosen={chosen} onChoose={setChosen} onOpen={() => {}} viewer={{} as Viewer} />
}

async function openScreen() {
  const shop = await openTestShop({ parts, people: true })
  const { imports } = (await shop.person('admin')).admin
  async function* bytes(text: string | Uint8Array) {
    yield typeof text === 'string' ? Buffer.from(text) : text
  }
  return {
    ...shop,
    imports,
    send: (kind: ImportKind, text: string | Uint8Array, fileName = 'list.csv') =>
      imports.upload({ kind, fileName, source: bytes(text) }),
    render: (at: number | null = null) => show(<Screen at={at} />, { fetch: shop.fetchAs('admin') }),
  }
}
type Shop = Awaited<ReturnType<typeof openScreen>>

function uploadTo(shop: Shop) {
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    url = ''
    status = 0
    responseText = ''
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    async send(file: File) {
      const [, kind, name] = /\/api\/imports\/(\w+)\?name=(.*)/.exec(this.url) ?? []
      try {
        const read = await shop.send(kind as ImportKind, await file.text(), name)
        Object.assign(this, { status: 201, responseText: JSON.stringify(read) })
      } catch (error) {
        const responseText = JSON.stringify({ message: (error as Error).message })
        Object.assign(this, { status: 400, responseText })
      }
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

const chosen = (text: string, name = 'prices.csv') => new File([text], name, { type: 'text/csv' })
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement
const wordsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

describe('importing a file', () => {
  it('shows every change before it is applied, and can be undone after confirmation', async () => {
    await using shop = await openScreen()
    uploadTo(shop)
    using page = shop.render()
    await page.findByText('No imports yet.')
    await page.user.selectOptions(page.getByRole('combobox', { name: 'File contents' }), 'Prices')
    await page.user.upload(fileInput(), chosen('part_number,part_price\n0100-01,12.50\n0200-01,20.00\n'))
    await page.findByText('Nothing is saved yet. Review the changes, then apply them.')
    const table = await page.findByRole('table', { name: 'Changes in this import' })
    expect(wordsOf(table)).toEqual([['2', '0100-01', 'Price: $10.00 $12.50']])
    await page.user.click(page.getByRole('button', { name: 'Apply 1 Change' }))
    await page.findByText('The import was applied.')
    expect((await shop.guest().catalog.search({ text: '0100-01' })).parts).toMatchObject([
      { priceCents: 1250 },
    ])
    await page.user.click(await page.findByRole('button', { name: 'Undo this import' }))
    await page.user.click(await page.findByRole('button', { name: 'Undo import' }))
    await page.findByText('The import was undone.')
    await page.user.click(page.getByRole('button', { name: 'All imports' }))
    await page.findByRole('button', { name: 'Open prices.csv' })
    expect(page.getByText('Undone')).toBeTruthy()
  })

  it('lists row and reason of each problem, and downloads them as CSV', async () => {
    await using shop = await openScreen()
    const { id } = await shop.send(
      'prices',
      'part_number,part_price\n0100-01,1\n0100-01,2\n=cmd,3\n',
      'bad.csv',
    )
    using page = shop.render(id)
    await page.findByText('2 problems in the file. Nothing was saved.')
    expect(wordsOf(await page.findByRole('table', { name: 'Problems in the file' }))).toEqual([
      ['3', 'part_number', 'This part number is already in row 2.'],
      [
        '4',
        '',
        "The cell under part_number starts with =, like a formula. Enter its value, or put ' before it.",
      ],
    ])
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:file'
    })
    await page.user.click(page.getByRole('button', { name: 'Download problems' }))
    await expect.poll(() => saved).toHaveLength(1)
    expect(await saved[0]?.text()).toContain('"3","part_number","This part number is already in row 2."\r\n')
    await page.user.click(page.getByRole('button', { name: 'Discard' }))
    await page.findByText('No imports yet.')
  })

  it('says when a file was read as Windows-1252, and when an export changes nothing', async () => {
    await using shop = await openScreen()
    const windows = Buffer.from('part_number,part_name,part_units\n0100-01,HNG ½,EA\n', 'latin1')
    const first = await shop.send('parts', windows)
    {
      using page = shop.render(first.id)
      await page.findByText(/we read it as Windows-1252/)
      await page.findByText('HNG ½')
    }
    const { csv } = await shop.imports.exportPage({ kind: 'prices' })
    const same = await shop.send('prices', csv)
    using page = shop.render(same.id)
    await page.findByText('Nothing to change. The store already has everything in this file.')
    expect(page.queryByRole('button', { name: /^Apply/ })).toBeNull()
    await page.user.click(page.getByRole('button', { name: 'Done' }))
    await page.findByRole('button', { name: 'Open list.csv' })
  })

  it('lists records that Undo left alone because they changed since, and cannot undo an older import', async () => {
    await using shop = await openScreen()
    const sent = await shop.send('prices', 'part_number,part_price\n0100-01,12.50\n0200-01,21\n')
    await shop.imports.confirm({ importId: sent.id })
    await shop.services.importAdmin.settled()
    const [first] = await listAllParts(shop.db.read)
    await shop.db.transaction((tx) => savePart(tx, { ...(first as PartRow), priceCents: 1300 }))
    {
      using page = shop.render(sent.id)
      await page.user.click(await page.findByRole('button', { name: 'Undo this import' }))
      await page.user.click(await page.findByRole('button', { name: 'Undo import' }))
      const table = await page.findByRole('table', { name: 'Records that were not undone' })
      expect(wordsOf(table)).toEqual([['0100-01', 'Changed since the import']])
    }
    const again = await shop.send('prices', 'part_number,part_price\n0200-01,22\n')
    await shop.imports.confirm({ importId: again.id })
    await shop.services.importAdmin.settled()
    await shop.services.imports.run('prices', 'part_number,part_price\n0200-01,23\n')
    using page = shop.render(again.id)
    await page.findByText('Details of this import are no longer available.')
    expect(page.queryByRole('button', { name: 'Undo this import' })).toBeNull()
  })

  it('says why an undo failed', async () => {
    await using shop = await openScreen()
    const { id } = await shop.send('prices', 'part_number,part_price\n0100-01,12.50\n')
    await shop.imports.confirm({ importId: id })
    await shop.services.importAdmin.settled()
    await shop.db.transaction((tx) => updateImport(tx, id, { note: importFailed }))
    using page = shop.render(id)
    await page.findByText('We couldn’t undo the import.')
    page.getByText(importFailed)
    expect(page.queryByText('The import was applied.')).toBeNull()
    await page.findByRole('button', { name: 'Undo this import' })
  })

  it('refuses files above 50 MB, and says what a file that is not CSV is', async () => {
    await using shop = await openScreen()
    uploadTo(shop)
    using page = shop.render()
    await page.findByText('No imports yet.')
    const large = chosen('x', 'large.csv')
    Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 })
    await page.user.upload(fileInput(), large)
    await page.findByText('A file can be at most 50 MB.')
    await page.user.upload(fileInput(), chosen('%PDF-1.7', 'prices.csv'))
    await page.findByText('This is a PDF, not a CSV file.')
    await page.findByText('Failed')
  })
})
