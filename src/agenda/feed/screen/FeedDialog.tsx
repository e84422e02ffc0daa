import { useCallback, useId, useRef, useState } from 'react'
import { layerGroupNames, layerGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import { defaultFeedLayers, type Feed, type FeedLayer, feedLayers } from '#src/agenda/feed/feed-layers.ts'
import { useFeed } from '#src/agenda/feed/screen/use-feed.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { formatDateTime } from '#src/ui/figures/format-values.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'
import './feed.css'

/** Makes, changes and revokes the reader's private feed. Its address is shown when it is made, and never again. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { feed, isFailed, retry, create, changeLayers, revoke } = useFeed()
  const [url, setUrl] = useState<string | null>(null)
  const [firstLayers, setFirstLayers] = useState(defaultFeedLayers)
  const layers = feed?.layers ?? firstLayers
  const createAddress = async () => setUrl((await create(layers)) || null)
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null)
  const revokeAddress = async () => {
    if (!(await revoke())) return
    setUrl(null)
    toast.success(text('agenda.feed.revoked'))
  }
  const answerQuestion = async () => {
    await (question === 'revoke' ? revokeAddress() : createAddress())
    setQuestion(null)
  }
  return (
    <Modal title={text('agenda.feed.title')} hasOwnButtons {...{ onClose }}>
      <p className="soft">{text('agenda.feed.what')}</p>
      {isFailed && <FailedTable onRetry={retry} />}
      {feed === undefined && !isFailed && <FormSkeleton />}
      {question && (
        <FeedQuestion {...{ question }} onCancel={() => setQuestion(null)} onConfirm={() => void answerQuestion()} />
      )}
      {feed !== undefined && !question && (
        <>
          {feed && <FeedAddress {...{ feed, url }} onRenew={() => setQuestion('renew')} />}
          <FeedLayers {...{ layers }} onChange={feed ? (newLayers) => void changeLayers(newLayers) : setFirstLayers} />
          {feed && <FeedSteps />}
          <p className="note tone-warn mt-3">
            <i className="bi bi-lock" aria-hidden="true" />
            {text('agenda.feed.secret')}
          </p>
          <div className="modal-footer feed-footer">
            {feed && (
              <Button variant="danger" icon="slash-circle" className="keep" onClick={() => setQuestion('revoke')}>
                {text('agenda.feed.revoke')}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {text(feed ? 'agenda.feed.done' : 'Cancelar')}
            </Button>
            {!feed && (
              <Button icon="plus-lg" className="keep" onClick={() => void createAddress()}>
                {text('agenda.feed.create')}
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  )
}

type FeedQuestionProps = { question: 'renew' | 'revoke'; onCancel: () => void; onConfirm: () => void }

/** Asks within the dialog whether the address may stop working. The focus goes to the harmless answer. */
function FeedQuestion({ question, onCancel, onConfirm }: FeedQuestionProps) {
  const text = useText()
  const focusOnAppearance = useCallback((row: HTMLElement | null) => row?.querySelector('button')?.focus(), [])
  return (
    <>
      <p className="note tone-danger mt-3" role="alert">
        <i className="bi bi-exclamation-triangle" aria-hidden="true" />
        {text(`agenda.feed.${question}_question`)}
      </p>
      <div className="modal-footer feed-footer" ref={focusOnAppearance}>
        <Button variant="secondary" onClick={onCancel}>
          {text('Cancelar')}
        </Button>
        <Button variant="danger" className="keep" onClick={onConfirm}>
          {text(`agenda.feed.${question}`)}
        </Button>
      </div>
    </>
  )
}

type FeedAddressProps = { feed: Feed; url: string | null; onRenew: () => void }

/** The address with a button that copies it, as long as it is known; else when it was made and read. */
function FeedAddress({ feed, url, onRenew }: FeedAddressProps) {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const created = text('agenda.feed.created', { date: formatDateTime(feed.created_at, language) })
  if (url === null) {
    const lastRead = feed.last_read && text('agenda.feed.read', { date: formatDateTime(feed.last_read, language) })
    return (
      <div className="field mt-3">
        <p className="feed-state">
          {created} {lastRead || text('agenda.feed.unread')}
        </p>
        <Button variant="secondary" icon="arrow-clockwise" onClick={onRenew}>
          {text('agenda.feed.renew')}
        </Button>
      </div>
    )
  }
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      toast.success(text('agenda.feed.copied'))
    } catch {
      // Without https there is no clipboard. The selected address can still be copied by hand.
      toast.error(text('agenda.feed.not_copied'))
    }
  }
  return (
    <div className="field mt-3">
      <label className="form-label" htmlFor={id}>
        {text('agenda.feed.address')}
      </label>
      <div className="feed-url">
        <input {...{ id }} ref={field} className="form-control" readOnly value={url} />
        <Button icon="copy" className="keep" onClick={() => void copy()}>
          {text('agenda.feed.copy')}
        </Button>
      </div>
      <div className="form-text">
        {text('agenda.feed.once')} {created}
      </div>
    </div>
  )
}

type FeedLayersProps = { layers: readonly FeedLayer[]; onChange: (layers: FeedLayer[]) => void }

/** What the feed includes, by the groups of the calendar. Who may not see notices has events alone. */
function FeedLayers({ layers, onChange }: FeedLayersProps) {
  const text = useText()
  const { user } = useSession()
  const seesNotices = hasAccess(createPermissionHolder(user?.permissions), 'see_notifications')
  const layersOf = (group: keyof typeof layerGroups): readonly FeedLayer[] =>
    group === 'events' ? ['events'] : layerGroups[group].types
  return (
    <fieldset className="feed-layers">
      <legend className="form-label">{text('agenda.feed.includes')}</legend>
      {layerGroupNames
        .filter((group) => group === 'events' || seesNotices)
        .map((group) => {
          const groupLayers = layersOf(group)
          return (
            <label key={group} className="form-check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={groupLayers.every((layer) => layers.includes(layer))}
                onChange={({ target: { checked } }) =>
                  onChange(
                    feedLayers.filter((layer) => (groupLayers.includes(layer) ? checked : layers.includes(layer))),
                  )
                }
              />{' '}
              {text(`agenda.feed.groups.${group}`)}
            </label>
          )
        })}
    </fieldset>
  )
}

/** Where each calendar takes the address. */
function FeedSteps() {
  const text = useText()
  return (
    <ul className="feed-steps plain">
      {['iPhone', 'Google', 'Outlook'].map((program) => (
        <li key={program}>
          <b>{program}</b>
          <span className="soft">{text(`agenda.feed.steps.${program.toLowerCase()}`)}</span>
        </li>
      ))}
    </ul>
  )
}
