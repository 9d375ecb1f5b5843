import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as a receiver wrote it into its book, with what it answered. */
export interface ReceivedWebhook {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly status: number
}

export type AnswerWebhook = (request: Omit<ReceivedWebhook, 'status'>, answer: ServerResponse) => unknown

const accept: AnswerWebhook = (_request, answer) => answer.writeHead(204).end()

/** A local receiver that keeps its own book, can be killed, and answers as a test says. */
export async function startReceiver() {
  const book: ReceivedWebhook[] = []
  const sockets = new Set<Socket>()
  let answering = accept
  let port = 0

  async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { headers } = request
    const body = await text(request)
    const received = { id: String(headers['webhook-id']), headers, body }
    await answering(received, answer)
    book.push({ ...received, status: answer.statusCode })
  }

  const serve = () => {
    const server = createServer((request, answer) => void receive(request, answer).catch(() => undefined))
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    return server
  }
  let server = serve()

  const receiver = {
    book,
    get url() {
      return `http://127.0.0.1:${port}/hooks`
    },
    /** The ids of accepted requests, in the order in which they came. */
    accepted: () => book.filter(({ status }) => status < 300).map(({ id }) => id),
    /** The events of accepted requests, with what each is about. */
    events: () =>
      book.filter(({ status }) => status < 300).map(({ body }) => JSON.parse(body) as ReceivedPayload),
    /** Changes how it answers; accepts everything by default. */
    answer(how: AnswerWebhook = accept) {
      answering = how
    },
    /** Starts, on the same port as before. */
    async start() {
      server = serve()
      const listening = Promise.withResolvers<void>()
      server.listen(port, '127.0.0.1', listening.resolve)
      await listening.promise
      port = (server.address() as AddressInfo).port
    },
    /** Ends at once, with requests under way. */
    async kill() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    [Symbol.asyncDispose]: () => receiver.kill(),
  }
  await receiver.start()
  return receiver
}

interface ReceivedPayload {
  readonly type: string
  readonly timestamp: string
  readonly data: Record<string, unknown>
}

/** Answers with this status. */
export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): AnswerWebhook =>
  (_request, answer) =>
    answer.writeHead(status, headers).end(body)
