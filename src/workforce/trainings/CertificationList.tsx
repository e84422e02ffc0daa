import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { isAttachedFile } from '#src/resource/kinds/file/file.ts'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FileLink } from '#src/ui/fields/files/file-line.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import { CertificationBadge } from '#src/workforce/trainings/CertificationBadge.tsx'
import { CertificationDialog } from '#src/workforce/trainings/CertificationDialog.tsx'
import { certifications } from '#src/workforce/trainings/certifications.ts'
import './certifications.css'

type Certification = Entity & { date: string; expiration_date: string | null; state: CellState }

type CertificationListProps = { employeeId: number; name: 'trainings' | 'qualities' }

/**
 * An employee's trainings or qualities, the newest first. Each is stored or deleted at once, independently of the form.
 */
export function CertificationList({ employeeId, name }: CertificationListProps) {
  const text = useText()
  const { resource, type } = certifications.find((candidate) => candidate.type.name === name) ?? certifications[0] ?? {}
  if (!resource || !type) throw new Error(`Nothing is named ${name}.`)
  const may = useOfferedActions(resource)
  const path = `employees/${employeeId}/${name}`
  const remove = useConfirmedDeletion(resource, path)
  const [openedEntity, setOpenedEntity] = useState<Entity | 'new' | null>(null)
  const list = useQuery({
    queryKey: [name, 'of', employeeId],
    queryFn: async ({ signal }) => (await callList<Certification>(path, { signal })).body,
  })
  if (list.isError && !list.data) return <FailedTable onRetry={() => void list.refetch()} />
  const title = text(`pages.${name}.list`)
  return (
    <section className="certifications" aria-label={title} aria-busy={list.isPending}>
      <header className="certifications-head">
        <h2>{title}</h2>
        {may.create && (
          <Button variant="secondary" icon="plus-lg" onClick={() => setOpenedEntity('new')}>
            {text('workforce.certifications.add')}
          </Button>
        )}
      </header>
      <UndoLine resource={resource} />
      {list.data?.length === 0 && <p className="soft">{text('workforce.certifications.none')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="certifications-lines">
          {list.data.map((row, index) => (
            <CertificationLine
              key={row.id}
              {...{ row, resource, item: type.item }}
              isReplaced={list.data
                .slice(0, index)
                .some((newer) => newer[`${type.item}_id`] === row[`${type.item}_id`])}
              onOpen={() => setOpenedEntity(row)}
              onRemove={may.delete ? () => remove(row) : undefined}
            />
          ))}
        </ul>
      )}
      {openedEntity && (
        <CertificationDialog
          {...{ resource }}
          title={openedEntity === 'new' ? text('workforce.certifications.add') : String(openedEntity[type.item])}
          entity={openedEntity === 'new' ? undefined : openedEntity}
          initialValues={{ employee_id: employeeId }}
          onClose={() => setOpenedEntity(null)}
        />
      )}
    </section>
  )
}

type CertificationLineProps = {
  row: Certification
  resource: Resource
  item: string
  /** True if a newer training or quality of the same item counts in its place. */
  isReplaced: boolean
  onOpen: () => void
  onRemove: (() => void) | undefined
}

function CertificationLine({ row, resource, item, isReplaced, onOpen, onRemove }: CertificationLineProps) {
  const text = useText()
  const language = useLanguage()
  const name = String(row[item])
  const { date, expiration_date: expiration, file } = row
  const caption = (field: string) => text(captionKey(resource, field))
  return (
    <li>
      <button type="button" className="certifications-open" onClick={onOpen}>
        <b>{name}</b>
        <span className="soft">
          {caption('date')} {formatDate(date, language)}
          {expiration && ` · ${caption('expiration_date')} ${formatDate(expiration, language)}`}
        </span>
      </button>
      {isReplaced ? (
        <Badge>{text('workforce.certifications.replaced')}</Badge>
      ) : (
        <CertificationBadge state={row.state} />
      )}
      {isAttachedFile(file) && <FileLink {...{ file }} />}
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={text('workforce.certifications.delete', { name })}
          title={text('Eliminar')}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
