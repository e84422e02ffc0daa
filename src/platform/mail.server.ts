import type { Transporter } from 'nodemailer'
import type { Settings } from '#src/platform/settings/settings.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** The page that ends letters of this sort (`List-Unsubscribe`, RFC 2369). */
  unsubscribeAddress?: string
}

export type Mail = {
  /** False without a mail server: no mail is sent, and screens say so. */
  enabled: boolean
  /**
   * Hands a letter to the mail server. Rejects if it is not accepted. Call after the commit, never in a transaction.
   */
  send(letter: Letter): Promise<void>
  close(): void
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Plain text mail by SMTP. No part of a letter is logged. */
export function createMailSender({ mailUrl, mailFrom }: Pick<Settings, 'mailUrl' | 'mailFrom'>): Mail {
  if (mailUrl === null) {
    return { enabled: false, send: () => Promise.reject(new Error('No mail server is configured.')), close() {} }
  }
  let transport: Promise<Transporter> | undefined
  return {
    enabled: true,
    async send({ to, subject, text, replyTo, unsubscribeAddress }) {
      const letter = {
        from: mailFrom,
        to: parseMailAddress(to),
        subject: cleanHeaderText(subject),
        text,
        ...(replyTo && { replyTo: parseMailAddress(replyTo) }),
        ...(unsubscribeAddress && { list: { unsubscribe: unsubscribeAddress } }),
      }
      transport ??= loadMailerAndCreateTransport(mailUrl)
      await (await transport).sendMail(letter)
    },
    close() {
      transport?.then((transporter) => transporter.close())
    },
  }
}

/**
 * Loads the mail library with the first letter, because most starts send none. Connects to no server: that happens with
 * each letter.
 */
async function loadMailerAndCreateTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...timeouts, logger: false, disableFileAccess: true, disableUrlAccess: true })
}

/** Header injection: accepts one bare address. Throws for a display name, a list or a second header. */
function parseMailAddress(address: string): { name: string; address: string } {
  if (!/^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/.test(address)) throw new Error('A mail address is wrong.')
  return { name: '', address }
}

/** Header injection: replaces control characters and line separators by spaces, and cuts after 200 characters. */
function cleanHeaderText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
