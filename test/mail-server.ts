import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'

export type ReceivedLetter = { from: string; to: string[]; headers: string; subject: string; text: string }

/** Starts a real mail server on a free port. `letters` are those that it received so far. */
export async function startMailServer(t: TestContext) {
  const letters: ReceivedLetter[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, finish) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [headers = '', ...bodyParts] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        letters.push({
          from,
          to: rcptTo.map(({ address }) => address),
          headers,
          subject: readSubject(headers),
          text: decodeBody(headers, bodyParts.join('\r\n\r\n')),
        })
        arrivals.emit('letter')
        finish()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo

  /** Waits until `count` letters have arrived. */
  async function waitForLetters(count: number): Promise<ReceivedLetter[]> {
    while (letters.length < count) await once(arrivals, 'letter')
    return letters
  }
  return { url: `smtp://127.0.0.1:${port}`, letters, waitForLetters }
}

function decodeBody(headers: string, body: string): string {
  if (/content-transfer-encoding: base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/content-transfer-encoding: quoted-printable/i.test(headers)) return body
  return decodeQuotedPrintable(body.replace(/=\r\n/g, ''))
}

/** The decoded subject: its folded lines are joined, and its encoded words are plain text. */
function readSubject(headers: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(headers) ?? []
  const line = folded.replace(/\r\n[ \t]/g, ' ').replace(/\?= =\?/g, '?==?')
  return line.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuotedPrintable(word.replaceAll('_', ' ')),
  )
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
