import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFaults, type Faults } from '../../testing/vendor-faults.ts'
import { testVirus } from '../test-virus.ts'

export interface ClamdServerOptions {
  /** Any free port by default. */
  readonly port?: number
  /** The faults to show, if someone else steers them. */
  readonly faults?: Faults
  /** Files above this are answered as clamd does above StreamMaxLength. */
  readonly maxBytes?: number
  readonly onScanned?: (scanned: { readonly bytes: number; readonly found: string | null }) => void
}

const commandEnd = 0

/** Takes complete pieces from the beginning of what was sent; null until the end has come. */
function contentOf(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/**
 * Starts a stand-in for clamd on this machine that finds the EICAR test file and nothing else. It knows PING, VERSION and
 * INSTREAM. Faults happen to these commands: `cut` ends the connection, `slow` waits, `status` answers with an error,
 * `malformed` answers with something else, `down` never answers, `lie` finds what is not there.
 */
export async function openClamdServer(options: ClamdServerOptions = {}) {
  const { port = 0, faults = createFaults(), maxBytes = 25 * 1024 * 1024, onScanned } = options
  const sockets = new Set<Socket>()

  function verdict(content: Buffer): string {
    if (content.length > maxBytes) return 'INSTREAM size limit exceeded. ERROR'
    const found = content.includes(testVirus()) ? 'Eicar-Test-Signature' : null
    onScanned?.({ bytes: content.length, found })
    return found ? `stream: ${found} FOUND` : 'stream: OK'
  }

  async function answer(socket: Socket, command: string, content: Buffer): Promise<void> {
    const fault = faults.take(command)
    if (fault?.kind === 'slow') await sleep(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'cut') return void socket.destroy()
    if (fault?.kind === 'down') return
    const says = {
      status: 'Could not allocate memory ERROR',
      malformed: 'HTTP/1.1 400 Bad Request',
      lie: 'stream: Win.Test.Lie FOUND',
    }
    const usual = { PING: 'PONG', VERSION: 'ClamAV 1.4.3/27800/Wed Nov 25 08:00:00 2026' }[command]
    const said = says[fault?.kind as keyof typeof says]
    socket.end(`${said ?? usual ?? verdict(content)}\0`)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let sent = Buffer.alloc(0)
    socket.on('data', (data) => {
      sent = Buffer.concat([sent, data])
      const end = sent.indexOf(commandEnd)
      if (end < 0) return
      const command = sent.subarray(1, end).toString()
      const content = command === 'INSTREAM' ? contentOf(sent.subarray(end + 1)) : Buffer.alloc(0)
      if (content) void answer(socket, command, content)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${bound}`,
    host: '127.0.0.1',
    port: bound,
    faults,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
