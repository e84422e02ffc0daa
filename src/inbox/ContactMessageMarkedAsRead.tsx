import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useShopName } from '#src/catalog/parameters/use-shop-parameters.ts'
import { buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import { findWhatsappPhone } from '#src/inbox/find-phone.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import './contact-message.css'

/** A contact message in full, with the ways to reply. Opening it marks it as read; beginning a reply, as answered. */
export function ContactMessageMarkedAsRead({ row }: { row: Entity }) {
  const text = useText()
  const markAs = useMarkMessage(row.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the message is opened: 'unread' stays while it is open.
  useEffect(() => {
    if (row.read === false) void markAs('read')
  }, [])
  const { name, email, message } = { name: String(row.name), email: String(row.email), message: String(row.message) }
  const shop = useShopName()
  const subject = text('inbox.messages.subject', { shop })
  const greeting = text('inbox.messages.greeting', { name })
  const isAnswered = typeof row.answered_by_name === 'string'
  const [wasAnswered] = useState(isAnswered)
  const answer = useRef<HTMLDivElement>(null)
  // What a reply brings may stand below the edge of the list.
  useEffect(() => {
    if (isAnswered && !wasAnswered) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered, wasAnswered])
  const phone = findWhatsappPhone(message)
  return (
    <div className="contact-message">
      <p className="contact-message-from">
        {email} · <RelativeMoment value={String(row.created_at)} />
      </p>
      <p className="contact-message-text">{message}</p>
      <div className="contact-message-actions">
        <a
          className={buttonClass()}
          href={buildMailLink(email, subject, `${greeting}\n\n\n${quoteExcerpt(message)}`)}
          onClick={() => void markAs('answered')}
        >
          <i className="bi bi-reply" aria-hidden="true" />
          <span className="words">{text('inbox.messages.reply_mail')}</span>
        </a>
        {phone && (
          <a
            className={buttonClass('secondary')}
            href={buildWhatsappLink(phone, greeting)}
            target="_blank"
            rel="noreferrer"
            onClick={() => void markAs('answered')}
          >
            <i className="bi bi-whatsapp" aria-hidden="true" />
            <span className="words">{text('inbox.messages.reply_whatsapp')}</span>
          </a>
        )}
        {row.read === true && (
          <Button
            variant="quiet"
            icon="envelope"
            onClick={({ currentTarget }) => {
              // The button disappears when pressed: the focus moves to the message's row.
              focusRowAbove(currentTarget)
              void markAs('unread')
            }}
          >
            {text('inbox.messages.mark_unread')}
          </Button>
        )}
        <div ref={answer} className="contact-message-answer">
          <span className="contact-message-answered" role="status">
            {isAnswered && (
              <>
                {text('inbox.messages.answered_by', { name: String(row.answered_by_name) })}{' '}
                <RelativeMoment value={String(row.answered_at)} />
              </>
            )}
          </span>
          {isAnswered && (
            <Button
              variant="quiet"
              icon="arrow-counterclockwise"
              onClick={({ currentTarget }) => {
                // The button disappears when pressed: the focus moves to the message's row.
                focusRowAbove(currentTarget)
                void markAs('unanswered')
              }}
            >
              {text('resource.screens.undo')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function useMarkMessage(id: number) {
  const queries = useQueryClient()
  return async (verb: 'read' | 'unread' | 'answered' | 'unanswered') => {
    try {
      const { body } = await call<Entity>('POST', `messages/${id}/${verb}`, { idempotencyKey: createIdempotencyKey() })
      replaceCachedMessage(queries, body)
      await queries.invalidateQueries({ queryKey: ['messages', 'count'] })
    } catch (failure) {
      // `call` has shown the failure. The list may be outdated.
      if (!(failure instanceof CallFailed)) throw failure
      await queries.invalidateQueries({ queryKey: ['messages'] })
    }
  }
}

/** Updates the message in the cached lists. A list of unread messages keeps the message while it is open. */
function replaceCachedMessage(queries: QueryClient, message: Entity): void {
  queries.setQueriesData<{ rows?: readonly Entity[] }>(
    { queryKey: ['messages'], predicate: ({ queryKey: [, view] }) => view === 'page' },
    (list) => list?.rows && { ...list, rows: list.rows.map((row) => (row.id === message.id ? message : row)) },
  )
}

function focusRowAbove(element: HTMLElement): void {
  const row = element.closest('tr')?.previousElementSibling
  if (row instanceof HTMLElement) row.focus()
}

/** Some mail programs cut or ignore a link beyond about 2,000 characters. */
const maxQuotedLength = 800

function quoteExcerpt(message: string): string {
  const excerpt = message.length > maxQuotedLength ? `${message.slice(0, maxQuotedLength)}…` : message
  return excerpt.replace(/^/gm, '> ')
}

/**
 * Mail link (RFC 6068): spaces are %20, because mail programs do not read a plus sign as a space. Lines end in CRLF.
 */
function buildMailLink(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  return `mailto:${encode(to)}?subject=${encode(subject)}&body=${encode(body.replaceAll('\n', '\r\n'))}`
}
