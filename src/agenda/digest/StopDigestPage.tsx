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

type StopState = { outcome: 'asking' | 'sending' | 'stopped' } | { outcome: 'failed'; reason: string }

/** Switches off the weekly mail of the address's token, by a button: programs that look at links change nothing. */
function StopDigestPage() {
  const text = useText()
  const { token = '' } = useParams()
  const [state, setState] = useState<StopState>({ outcome: 'asking' })
  const stop = async () => {
    setState({ outcome: 'sending' })
    try {
      await call('POST', `${stopDigestPath}/${encodeURIComponent(token)}`, { quiet: true })
      setState({ outcome: 'stopped' })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      const reason = failure.status === 404 ? text('agenda.digest.stop_wrong') : describeFailure(failure)
      setState({ outcome: 'failed', reason })
    }
  }
  const isStopped = state.outcome === 'stopped'
  return (
    <VisitorPage
      title={text('agenda.digest.title')}
      note={text('agenda.digest.stop_note')}
      links={<Link to="/admin/profile?tab=settings">{text('agenda.digest.profile')}</Link>}
    >
      <div role="status">
        {isStopped && <p className="alert alert-success">{text('agenda.digest.stopped')}</p>}
        {state.outcome === 'failed' && <p className="alert alert-warning">{state.reason}</p>}
      </div>
      {!isStopped && (
        <Button className="w-100" disabled={state.outcome === 'sending'} onClick={() => void stop()}>
          {text('agenda.digest.stop')}
        </Button>
      )}
    </VisitorPage>
  )
}
