import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import { buildFormAddress, buildListScreenAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import {
  buildCopyOfFirstValues,
  ChangedElsewhereContext,
  CopyContext,
  RecordUpdatesContext,
} from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import type { RecordPanel } from '#src/resource/screens/form/tabs/record-panels.tsx'
import { HistoryButton } from '#src/resource/screens/history/HistoryButton.tsx'
import { useMayReadHistory } from '#src/resource/screens/history/use-may-read-history.ts'
import { storeReturnTarget } from '#src/resource/screens/list/return-target.ts'
import { RecordActionButtons } from '#src/resource/screens/record/RecordActionButtons.tsx'
import { RecordDocumentButtons } from '#src/resource/screens/record/RecordDocumentButtons.tsx'
import { RecordNeighborLinks } from '#src/resource/screens/record/RecordNeighborLinks.tsx'
import { useForgetRecentScreenIfGone, useStoreRecentScreen } from '#src/resource/screens/record/recent-records.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import '#src/resource/screens/form/form.css'

/**
 * Form that a module supplies for its records. `entity` is undefined for a new record. `panels` are the tabs of other
 * modules.
 */
export type RecordForm = ComponentType<{ entity?: Entity | undefined; panels?: readonly RecordPanel[] }> & {
  /** True if the form itself shows the record's history. The page then has no button for it. */
  showsHistory?: true
}

/** Link or button that a module adds beside the title of a record. `entity` is undefined until the record is there. */
export type RecordTitleLink = ComponentType<{ id: string; entity: Entity | undefined }>

type ScreenProps = { resource: Resource; form?: RecordForm | undefined }

/** The form of a new record. The location's state may name a record to copy (`copyOf`), or bring `firstValues`. */
export function CreateScreen({ resource, form: Form }: ScreenProps) {
  const text = useText()
  const { state } = useLocation()
  const original = useRecord(resource, String(state?.copyOf ?? ''), 'copy')
  const firstValues: Readonly<Record<string, unknown>> | undefined = state?.firstValues
  const copy = useMemo(
    () => original.data ?? (firstValues && buildCopyOfFirstValues(firstValues)),
    [original.data, firstValues],
  )
  const list = useListLink(resource)
  if (isGone(original)) return <NotFoundPage backTo={buildListScreenAddress(resource)} />
  return (
    <Page title={text(`pages.${resource.name}.create`)} list={list}>
      {original.isLoading ? (
        <FormSkeleton />
      ) : original.isError ? (
        <FailedRecord onRetry={() => void original.refetch()} />
      ) : (
        <CopyContext value={copy}>{Form ? <Form /> : <ResourceForm resource={resource} />}</CopyContext>
      )}
    </Page>
  )
}

type UpdateScreenProps = ScreenProps & {
  link?: RecordTitleLink | undefined
  panels: readonly RecordPanel[]
  /** False for a record that is not opened from a list, so that none comes before it or after it. */
  hasNeighbors?: boolean
}

/** The form of the record in the URL. If the record is missing, shows a page that says so, with a link to the list. */
export function UpdateScreen({
  resource,
  form: Form,
  link: TitleLink,
  panels,
  hasNeighbors = true,
}: UpdateScreenProps) {
  const text = useText()
  const { id = '' } = useParams()
  const isId = parseId(id) !== null
  const list = useListLink(resource)
  const title = text(`pages.${resource.name}.update`)
  const record = useRecord(resource, id, 'one')
  const may = useOfferedActions(resource)
  const path = buildFormAddress(resource, id)
  useStoreRecentScreen(resource, path, record.data && labelOf(resource, record.data))
  useForgetRecentScreenIfGone(path, isGone(record))
  useStoreReturnTarget(resource, record.data?.id)
  const mayReadHistory = useMayReadHistory(resource)
  const [changedEntity, setChangedEntity] = useState<Entity | null>(null)
  const { refetch } = record
  const updates = useMemo(() => {
    const onRestored = () => void refetch().then(({ data }) => setChangedEntity(data ?? null))
    return { onChanged: setChangedEntity, onRestored }
  }, [refetch])
  if (!isId || isGone(record)) return <NotFoundPage backTo={buildListScreenAddress(resource)} />
  return (
    <Page
      title={formatRecordNameOrEmpty(resource, record.data) || title}
      note={may.update ? title : text('resource.screens.read_only')}
      list={list}
      actions={
        <>
          {hasNeighbors && <RecordNeighborLinks {...{ resource, id }} />}
          {mayReadHistory && !Form?.showsHistory && (
            <HistoryButton
              {...{ resource, id }}
              onRestored={updates.onRestored}
              row={record.data}
              name={formatRecordNameOrEmpty(resource, record.data)}
            />
          )}
          {record.data && <RecordDocumentButtons {...{ resource }} entity={record.data} />}
          {record.data && <RecordActionButtons {...{ resource }} entity={record.data} onChanged={setChangedEntity} />}
          {may.create && !resource.expectsOneRecord && <DuplicateLink resource={resource} id={id} />}
          {TitleLink && <TitleLink id={id} entity={record.data} />}
        </>
      }
    >
      {record.data && record.isFetchedAfterMount ? (
        <ChangedElsewhereContext value={changedEntity}>
          <RecordUpdatesContext value={updates}>
            {Form ? (
              <Form key={record.data.id} entity={record.data} panels={panels} />
            ) : (
              <ResourceForm key={record.data.id} resource={resource} entity={record.data} />
            )}
          </RecordUpdatesContext>
        </ChangedElsewhereContext>
      ) : record.isError ? (
        <FailedRecord onRetry={() => void record.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

/** True if the record does not exist, or the reader may not see it. */
const isGone = ({ error }: { error: unknown }) => error instanceof CallFailed && error.status === 404

function FailedRecord({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="card">
      <FailedTable onRetry={onRetry} />
    </div>
  )
}

/**
 * The current record; not fetched if `id`, which is text from the address, is no id. `cachePurpose` separates the cache
 * entries of its uses.
 */
function useRecord(resource: Resource, id: string, cachePurpose: 'one' | 'copy') {
  return useQuery({
    queryKey: [resource.name, cachePurpose, id],
    queryFn: async ({ signal }) =>
      (await call<Entity>('GET', `${resource.name}/${encodeURIComponent(id)}`, { signal })).body,
    // Neither cached nor fetched again by itself: a form begins with the current record, and must not change while the
    // reader types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: parseId(id) !== null,
  })
}

/** Link to the form of a new record that is a copy of this one. */
function DuplicateLink({ resource, id }: { resource: Resource; id: string }) {
  const text = useText()
  return (
    <Link className={buttonClass('secondary')} to={buildNewRecordAddress(resource)} state={{ copyOf: id }}>
      <i className="bi bi-copy" aria-hidden="true" />
      <span className="words">{text('resource.screens.duplicate')}</span>
    </Link>
  )
}

/**
 * A record's name for the title. '' without a record, and for a resource with notices of its own, whose label does not
 * name a record.
 */
function formatRecordNameOrEmpty(resource: Resource, entity: Entity | undefined): string {
  return entity && !resource.notices ? labelOf(resource, entity) : ''
}

/** The breadcrumb's link to the list with its former query, if the reader may see the list. */
function useListLink(resource: Resource) {
  const text = useText()
  const { state } = useLocation()
  const may = useOfferedActions(resource)
  const list = resource.screens?.list
  if (!list || !may.list) return undefined
  return {
    name: text(`pages.${resource.name}.list`),
    path: `${buildListScreenAddress(resource)}${state?.search ?? ''}`,
  }
}

/** Makes the list focus the open record when the reader returns to it. */
function useStoreReturnTarget(resource: Resource, recordId: number | undefined): void {
  useEffect(() => {
    if (recordId !== undefined) storeReturnTarget(resource.name, recordId)
  }, [resource, recordId])
}
