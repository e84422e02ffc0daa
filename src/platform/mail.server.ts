import { createTransport } from 'nodemailer'
import type { Settings } from '#src/platform/settings/settings.ts'

export type Letter = { to: string; subject: string; text: string; replyTo?: string }

export type Mail = {
  /** False without a mail server: what would be mailed is not, and screens say so. */
  enabled: boolean
  /** Hands a letter to the mail server; rejects when it does not take it. Belongs after the commit, never in it. */
  send(letter: Letter): Promise<void>
  close(): void
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Letters by SMTP, plain text. Nothing of a letter is ever logged. */
export function openMail({ mailUrl, mailFrom }: Pick<Settings, 'mailUrl' | 'mailFrom'>): Mail {
  if (mailUrl === null) {
    return { enabled: false, send: () => Promise.reject(new Error('No mail server is configured.')), close() {} }
  }
  const transport = createTransport({
    url: mailUrl,
    ...patience,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    enabled: true,
    async send({ to, subject, text, replyTo }) {
      await transport.sendMail({
        from: mailFrom,
        to: oneAddress(to),
        subject: oneLine(subject),
        text,
        ...(replyTo && { replyTo: oneAddress(replyTo) }),
      })
    },
    close: () => transport.close(),
  }
}

/** An address alone: a name, a list or a second header in it would send the letter where nobody meant it to go. */
function oneAddress(address: string): { name: string; address: string } {
  if (!/^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/.test(address)) throw new Error('A mail address is wrong.')
  return { name: '', address }
}

/** A header is one line; what would end it, or turn its direction, becomes a space. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
