import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { stopDigestPath } from '#src/agenda/digest/digest-paths.ts'
import { loadDigestTexts } from '#src/agenda/digest/load-digest-texts.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { VisitorPage } from '#src/ui/visitor-page.tsx'

/** Lazy loading: loads the page to which a weekly mail links, and its texts. */
export async function loadStopDigestPage() {
  await loadDigestTexts()
  return StopDigestPage
}

type StopState = { outcome: 'asking' | 'sending' | 'stopped' | 'off' } | { outcome: 'failed'; reason: string }

/**
 * Switches off the weekly mail of the address's token, by a button: programs that look at links change nothing. A link
 * whose mail is off already offers no button.
 */
function StopDigestPage() {
  const text = useText()
  const { token = '' } = useParams()
  const path = `${stopDigestPath}/${encodeURIComponent(token)}`
  const [state, setState] = useState<StopState>({ outcome: 'asking' })
  // A failed look leaves the button, whose own failure tells the reason.
  const { data, isPending } = useQuery({
    queryKey: ['digest', 'stop', token],
    queryFn: async ({ signal }) => (await call<{ is_on: boolean }>('GET', path, { quiet: true, signal })).body,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = async () => {
    setState({ outcome: 'sending' })
    try {
      await call('POST', path, { quiet: true })
      setState({ outcome: 'stopped' })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      setState(failure.status === 404 ? { outcome: 'off' } : { outcome: 'failed', reason: describeFailure(failure) })
    }
  }
  const isStopped = state.outcome === 'stopped'
  const isOff = state.outcome === 'off' || (!isStopped && data?.is_on === false)
  return (
    <VisitorPage
      title={text('agenda.digest.title')}
      note={text('agenda.digest.stop_note')}
      links={<Link to="/admin/profile?tab=settings">{text('agenda.digest.profile')}</Link>}
    >
      <div role="status">
        {isStopped && <p className="alert alert-success">{text('agenda.digest.stopped')}</p>}
        {isOff && <p className="alert alert-warning">{text('agenda.digest.stop_wrong')}</p>}
        {state.outcome === 'failed' && <p className="alert alert-warning">{state.reason}</p>}
      </div>
      {!isStopped && !isOff && (
        <Button className="w-100" disabled={isPending || state.outcome === 'sending'} onClick={() => void stop()}>
          {text('agenda.digest.stop')}
        </Button>
      )}
    </VisitorPage>
  )
}
