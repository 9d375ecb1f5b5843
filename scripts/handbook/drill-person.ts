// Does on the drill's machine what people do in a browser: `token` creates an API token as the first administrator and
// prints it, `quote` sends a buyer's request for a quote and prints its number.
import { readFileSync } from 'node:fs'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const site = 'https://parts.example'
const newPassword = 'cold-storage-drill-42'

/** A browser without a page: it keeps cookies. */
function openBrowser() {
  const jar = new Map<string, string>()
  return async (path: string, body: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'Content-Type': 'application/json', Origin: site, Cookie: cookie }
    const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
}

async function token(): Promise<string> {
  const [, oldPassword = ''] = /temporary password:?\s+(\S+)/i.exec(readFileSync('/result/log', 'utf8')) ?? []
  const ask = openBrowser()
  const login = 'you@parts.example'
  const { user } = await ask('/api/users/login', { login, password: oldPassword })
  await ask('/trpc/accounts.password.change', { userId: user.details.id, oldPassword, newPassword })
  await ask('/api/users/login', { login, password: newPassword })
  const people = ['browse', 'useAccount', 'placeOrders', 'administer']
  const abilities = [...people, 'viewRecords', 'answerPriceQuotes', 'viewAuditLog']
  const made = await ask('/trpc/accounts.tokens.create', { name: 'drill', abilities })
  return made.result.data.secret
}

async function quote(): Promise<string> {
  const asked = await fetch(`${site}/trpc/checkout.challenge`)
  const challenge = (await asked.json()).result.data
  const solution = await solveChallenge({ challenge, deriveKey })
  const made = await openBrowser()('/api/v1/price-quotes', {
    requestKey: `drill-${crypto.randomUUID()}`,
    otherItems: [{ description: 'Bent bracket', quantity: 20 }],
    contact: { name: 'Pat Quinn', email: 'pat@arctic.example' },
    botCheck: btoa(JSON.stringify({ challenge, solution })),
  })
  return made.number
}

console.log(process.argv[2] === 'token' ? await token() : await quote())
