import { useId } from 'react'
import { type ImportRequest, type NameOrder, nameOrders, type SourceColumn } from '#src/importer/import-types.ts'
import { splitPersonName } from '#src/importer/names/person-name.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { assignColumn, findColumnChoice } from '#src/importer/screen/draft.ts'
import { selectNameSamples } from '#src/importer/screen/names/name-samples.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type NameOrderQuestionProps = {
  column: SourceColumn
  columns: readonly SourceColumn[]
  /** The fields of surname and name. */
  pair: readonly [string, string]
  resource: Resource
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
}

/** Asks which part comes first in a column of names, and shows how each answer splits some of them. */
export function NameOrderQuestion({ column, columns, pair, resource, draft, setDraft }: NameOrderQuestionProps) {
  const text = useText()
  const groupName = useId()
  const nameOf = useColumnName(columns)
  const samples = selectNameSamples(column.samples)
  const choiceOf = (order: NameOrder) => (order === 'surname_first' ? pair : pair.toReversed()).join(',')
  const caption = (field: string) => text(captionKey(resource, field))
  const choice = findColumnChoice(draft.mapping, column.column)
  return (
    <fieldset className={choice === '' ? 'load-order load-order-open' : 'load-order'}>
      <legend>{text('importer.screen.name_order.question', { column: nameOf(column) })}</legend>
      <div className="load-order-answers">
        {nameOrders.map((order) => (
          <label key={order} className="load-order-answer">
            <input
              type="radio"
              className="form-check-input"
              name={groupName}
              checked={choice === choiceOf(order)}
              onChange={() =>
                setDraft({
                  ...draft,
                  mapping: assignColumn(draft.mapping, column.column, choiceOf(order), pair[0]),
                })
              }
            />
            <span>
              <b>{text(`importer.screen.name_order.${order}`)}</b>
              {samples.map((sample) => {
                const name = splitPersonName(sample, order)
                return (
                  <small key={sample}>
                    {caption(pair[0])} <b>{name?.surname}</b> · {caption(pair[1])} <b>{name?.given_name}</b>
                  </small>
                )
              })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
