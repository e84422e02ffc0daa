import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useParams } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import { noteRecord } from '#src/resource/screens/left-record.ts'
import { useMay } from '#src/resource/screens/may.ts'
import { ResourceForm } from '#src/resource/screens/ResourceForm.tsx'
import { FormBones } from '#src/ui/bones.tsx'
import { Missing } from '#src/ui/frame/missing.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FailedTable } from '#src/ui/table/states.tsx'
import './forms.css'

/** A resource's own form; `entity` is undefined for a new record. */
export type RecordForm = ComponentType<{ entity?: Entity | undefined }>

type ScreenProps = { resource: Resource; form?: RecordForm | undefined }

export function CreateScreen({ resource, form: Form }: ScreenProps) {
  const text = useText()
  return (
    <Page title={text(`pages.${resource.name}.create`)} within={useListOf(resource)}>
      {Form ? <Form /> : <ResourceForm resource={resource} />}
    </Page>
  )
}

/** The form of the record in the URL; a missing one is said, with a way back. */
export function UpdateScreen({ resource, form: Form }: ScreenProps) {
  const text = useText()
  const { id = '' } = useParams()
  const isId = parseId(id) !== null
  const within = useListOf(resource)
  const title = text(`pages.${resource.name}.update`)
  const record = useQuery({
    queryKey: [resource.name, 'one', id],
    queryFn: async ({ signal }) =>
      (await call<Entity>('GET', `${resource.name}/${encodeURIComponent(id)}`, { signal })).body,
    // No caching or refetching: a form begins with the current record, and is not changed while the reader types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isId,
  })
  const isGone = record.error instanceof CallFailed && record.error.status === 404
  if (!isId || isGone) return <Missing backTo={`/admin/${resource.screens?.list.path ?? ''}`} />
  return (
    <Page title={nameOf(resource, record.data) || title} note={title} within={within}>
      {record.data && record.isFetchedAfterMount ? (
        <RecordIn key={record.data.id} {...{ resource, Form }} entity={record.data} />
      ) : record.isError ? (
        <div className="card">
          <FailedTable onRetry={() => void record.refetch()} />
        </div>
      ) : (
        <FormBones />
      )}
    </Page>
  )
}

/** A record's own name; '' for one that has none. */
function nameOf(resource: Resource, entity: Entity | undefined): string {
  return entity && resource.label[0] === 'name' ? labelOf(resource, entity) : ''
}

/** The breadcrumb's way back, for who may see the list. */
function useListOf(resource: Resource) {
  const text = useText()
  const may = useMay(resource)
  const list = resource.screens?.list
  return list && may.list ? { name: text(`pages.${resource.name}.list`), path: `/admin/${list.path}` } : undefined
}

function RecordIn({ resource, entity, Form }: { resource: Resource; entity: Entity; Form: RecordForm | undefined }) {
  useEffect(() => noteRecord(resource.name, entity.id), [resource, entity])
  return Form ? <Form entity={entity} /> : <ResourceForm {...{ resource, entity }} />
}
