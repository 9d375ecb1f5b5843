import type { TestApp } from './open-test-app.ts'

/** Returns the user for whom the server renders the browser's page; null if signed out. */
export async function viewerOf(
  page: ReturnType<TestApp['browser']>,
): Promise<{ user: { email: string } } | null> {
  const answer = await page.ask('accounts.session.viewer')
  return ((await answer.json()) as { result: { data: { user: { email: string } } | null } }).result.data
}
