import { buildPlaceQuery, computeNamedSpan, readPlace } from '#src/agenda/calendar/view/calendar-view.ts'
import { events } from '#src/agenda/events/events.ts'
import { listOccurrences, type Series } from '#src/agenda/events/occurrences.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import type { FindFailureKey } from '#src/resource/screens/form/use-resource-form.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'

/** Form of an event. A change of a series is one of all its occurrences, and the form says so. */
export function EventEdit({ entity }: { entity?: Entity | undefined }) {
  const isSeries = entity !== undefined && entity['repeat'] !== 'none'
  return (
    <ResourceForm resource={events} entity={entity} {...{ findFailureKey, buildListQuery }}>
      <div className="card">
        <FormSection title="agenda.event_form.what" note="agenda.event_form.what_note">
          <Field name="title" />
          <Field name="type" />
        </FormSection>
        <FormSection
          title="agenda.event_form.when"
          note={isSeries ? 'agenda.event_form.series_note' : 'agenda.event_form.when_note'}
        >
          <Row>
            <Field name="start" />
            <Field name="time" />
          </Row>
          <Row>
            <Field name="end" />
            <Field name="end_time" />
          </Row>
          <Row>
            <Field name="repeat" />
            <Field name="repeat_until" />
          </Row>
        </FormSection>
        <FormSection title="agenda.event_form.notice" note="agenda.event_form.notice_note">
          <Field name="notify" />
          <Field name="notify_days" />
        </FormSection>
        <OwnerSection />
      </div>
    </ResourceForm>
  )
}

/** A failed save of an event that notifies is told as what is missing then: its notice. */
const findFailureKey: FindFailureKey = ({ notify }) => (notify ? 'agenda.event_form.notice_failed' : undefined)

/** Saving leads to where the calendar was left if that shows the event, else to the event in the same view. */
function buildListQuery(savedEntity: Entity, formerQuery: string): string {
  const event = savedEntity as Entity & Series
  const today = readShopDay()
  const place = readPlace(new URLSearchParams(formerQuery), today)
  const isShown = listOccurrences(event, computeNamedSpan(place)).length > 0
  return isShown ? formerQuery : buildPlaceQuery({ ...place, day: event.start }, today)
}

/** Company and client of the event. Nothing for readers who have no choice of them. */
function OwnerSection() {
  const { resource } = useSurroundingForm()
  const names = ['company_id', 'client_id'].filter((name) => resource.fields[name])
  if (names.length === 0) return null
  return (
    <FormSection title="agenda.event_form.owner" note="agenda.event_form.owner_note">
      {names.map((name) => (
        <Field key={name} name={name} />
      ))}
    </FormSection>
  )
}
