import { type FormEvent, useEffect, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { text as textField } from '#src/resource/kinds/text/text.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import { useActionInputForm } from '#src/resource/screens/action/use-action-input-form.tsx'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { recordDays } from '#src/workforce/dates.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import { maxSheetPeople } from '#src/workforce/trainings/sheet/max-sheet-people.ts'
import '#src/resource/screens/action/action-input.css'
import './give.css'

type SheetDialogProps = { type: CertificationType; resource: Resource; ids: readonly number[]; onClose: () => void }

/** Prints the sheet that the chosen people sign. Fields that are left empty are filled in by hand on paper. */
export function SheetDialog({ type, resource, ids, onClose }: SheetDialogProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const itemField = `${type.item}_id`
  const [{ sheetResource, action }] = useState(() => ({
    sheetResource: { ...resource, name: 'attendance' },
    action: { input: listSheetFields(resource, itemField) },
  }))
  const { form, inputs } = useActionInputForm(sheetResource, action, {
    entity: null,
    layout: <SheetFields {...{ itemField }} />,
  })
  const [today] = useState(readShopDay)
  useEffect(() => form.resetField('date', { defaultValue: today }), [form, today])
  const isTooMany = ids.length > maxSheetPeople
  const print = (values: FormValues) => {
    const parameters = Object.entries(values).filter(([, value]) => value !== null && value !== '')
    const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
    void openDocumentInTabOrDownload(
      `/api/${type.name}/sheet.pdf?${query}`,
      text('resource.export.preparing'),
      new Set(ids),
    )
    onClose()
  }
  const submit = (event: FormEvent) => void form.handleSubmit(print)(event)
  return (
    <Modal
      title={text('workforce.give.sheet_title', { count: ids.length, figure: formatCount(ids.length) })}
      {...{ onClose }}
      size="lg"
      hasOwnButtons
    >
      <form className="action-input" onSubmit={submit} noValidate>
        <p>{text('workforce.give.sheet_help')}</p>
        {inputs}
        {isTooMany && (
          <p className="bulk-refused" role="status">
            {text('workforce.give.sheet_too_many', { figure: formatCount(maxSheetPeople) })}
          </p>
        )}
        <div className="modal-footer">
          <Button variant="secondary" onClick={onClose}>
            {text('Cancelar')}
          </Button>
          <Button type="submit" icon="printer" disabled={isTooMany}>
            {text('workforce.give.print')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function listSheetFields({ fields }: Resource, itemField: string): Resource['fields'] {
  const { [itemField]: item, instructor } = fields
  if (!item || !instructor) throw new Error(`A sheet needs ${itemField} and instructor.`)
  return {
    [itemField]: item,
    date: date({ range: recordDays }),
    time: time(),
    end_time: time(),
    place: textField({ max: 100 }),
    instructor,
  }
}

function SheetFields({ itemField }: { itemField: string }) {
  return (
    <div className="give-inputs">
      <div className="give-wide">
        <Field name={itemField} />
      </div>
      <Field name="date" />
      <Field name="place" />
      <Field name="time" />
      <Field name="end_time" />
      <div className="give-wide">
        <Field name="instructor" />
      </div>
    </div>
  )
}
