import type { Page } from 'playwright-core'

/** Limits what a company may owe, with the sign-in of a page of staff; null for no limit. */
export async function limitCredit(page: Page, name: string, limitCents: number | null): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ text: name }))
  const found = await (await page.request.get(`/trpc/admin.companies.search?input=${input}`)).json()
  const owner = { companyId: found.result.data.companies[0].id }
  const answer = await page.request.post('/trpc/credit.setLimit', { data: { owner, limitCents } })
  if (!answer.ok()) throw new Error(await answer.text())
}
