import { expect, it } from 'vitest'
import { downloadExport } from './download-export.ts'

const input = { startDate: '2026-11-01', endDate: '2026-11-20', format: 'csv', data: 'sales' } as const
const answering = (answer: Response) => ({ fetch: () => Promise.resolve(answer) })

it('uses the file name that the server sends', async () => {
  const disposition = `attachment; filename="analytics_sales.csv"; filename*=UTF-8''analytics_sales.csv`
  const answer = new Response('a,b', { headers: { 'Content-Disposition': disposition } })
  const { name, content } = await downloadExport(input, answering(answer))
  expect(name).toBe('analytics_sales.csv')
  expect(await content.text()).toBe('a,b')
})

it('names the file by time and format when the server sends no name', async () => {
  const { name } = await downloadExport(input, answering(new Response('')))
  expect(name).toMatch(/^analytics_export_\d{13}\.csv$/)
})

it('rejects when the server refuses the export', async () => {
  await expect(downloadExport(input, answering(new Response('', { status: 403 })))).rejects.toThrow('403')
})
