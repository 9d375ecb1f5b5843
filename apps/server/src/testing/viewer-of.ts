import type { TestApp } from './open-test-app.ts'

/** Whom the server takes a browser's page for; null for nobody. */
export async function viewerOf(
  page: ReturnType<TestApp['browser']>,
): Promise<{ user: { email: string } } | null> {
  const answer = await page.ask('accounts.session.viewer')
  return ((await answer.json()) as { result: { data: { user: { email: string } } | null } }).result.data
}
