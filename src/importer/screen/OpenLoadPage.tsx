import { useContext } from 'react'
import { Link, useSearchParams } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { ColumnsStep } from '#src/importer/screen/columns/ColumnsStep.tsx'
import { isSameAsked } from '#src/importer/screen/draft.ts'
import { type Lost, LostLine } from '#src/importer/screen/LostLine.tsx'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { ReviewStep } from '#src/importer/screen/review/ReviewStep.tsx'
import { Steps } from '#src/importer/screen/Steps.tsx'
import { TemplateButton } from '#src/importer/screen/TemplateButton.tsx'
import { ThrowAway } from '#src/importer/screen/ThrowAway.tsx'
import { useDeeds } from '#src/importer/screen/use-deeds.ts'
import { useDraft } from '#src/importer/screen/use-draft.ts'
import { useLoadTitle } from '#src/importer/screen/use-load-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type OpenLoadPageProps = { load: OpenLoad; target: string | null; lost: Lost | null }

/** A load whose columns are matched, or whose rows are reviewed; the address says which where both are possible. */
export function OpenLoadPage({ load, target, lost }: OpenLoadPageProps) {
  const text = useText()
  const figure = useCountFormat()
  const [draft, setDraft] = useDraft(load, target)
  const deeds = useDeeds(load)
  const [query, setQuery] = useSearchParams()
  const resource = useContext(ResourcesContext).get(draft.resource)
  const title = useLoadTitle({ name: load.name, resource: draft.resource || null })
  const isReview = query.get('step') !== 'columns' && (load.task === 'check' || load.is_checked)
  const review = () => {
    if (!load.is_checked || !isSameAsked(draft, load.asked)) void deeds.check(draft)
    setQuery({})
  }
  const about = [
    text('importer.screen.rows', { count: load.rows, figure: figure(load.rows) }),
    text('importer.screen.columns', { count: load.columns.length }),
    ...(load.sheets.length > 1 ? [text('importer.screen.of_sheet', { sheet: load.sheets[load.sheet] ?? '' })] : []),
  ]
  return (
    <Page
      title={title}
      note={about.join(' · ')}
      list={{ name: text('pages.imports.list'), path: loaderAddress() }}
      actions={
        <>
          {resource && <TemplateButton {...{ resource }} />}
          {load.task === null && <ThrowAway {...{ load }} isWide />}
          <Link className={`${buttonClass('secondary')} load-wide`} to={loaderAddress()}>
            {text('importer.screen.another')}
          </Link>
        </>
      }
    >
      <div className="resource-form">
        <Steps now={isReview ? 'review' : 'columns'} />
        {lost && <LostLine {...{ lost }} />}
        {load.message && load.task === null && (
          <p className="load-note tone-danger" role="alert">
            {load.message}
          </p>
        )}
        {isReview && resource ? (
          <ReviewStep {...{ load, draft, setDraft, deeds, resource }} onColumns={() => setQuery({ step: 'columns' })} />
        ) : (
          <ColumnsStep {...{ load, draft, setDraft, deeds, resource }} onReview={review} />
        )}
      </div>
    </Page>
  )
}
