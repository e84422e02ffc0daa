import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addDays } from '#src/platform/days/add-days.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { readTypedDay } from '#src/platform/text/typed-day.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { readChosenPairs, readDueDay } from '#src/safety/rounds/chosen-pairs.ts'
import { ItemSection } from '#src/safety/rounds/create/ItemSection.tsx'
import { PeopleSection } from '#src/safety/rounds/create/PeopleSection.tsx'
import {
  addItemForEverybody,
  addPerson,
  changeItem,
  changeRecipient,
  createDraft,
  dropRecipient,
  listDraftedDeliveries,
  type RoundDraft,
  removePerson,
} from '#src/safety/rounds/create/round-draft.ts'
import { useCatalogue } from '#src/safety/rounds/create/use-candidates.ts'
import { useRoundPreview } from '#src/safety/rounds/create/use-round-preview.ts'
import { type GivenPair, listGivenPairs, useWriteRound } from '#src/safety/rounds/create/use-write-round.ts'
import { useBreadcrumbLinks } from '#src/safety/rounds/list/use-breadcrumb-links.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { RoundFields, type RoundValues } from '#src/safety/rounds/terms/RoundFields.tsx'
import { useFieldProblems } from '#src/safety/rounds/terms/use-field-problems.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import './create-round.css'

/** What is due within these days of the date is proposed, unless another day was chosen in the list of what is due. */
const proposedDays = 30

/**
 * Puts a round together from people and items, those that were chosen elsewhere at first, and writes it in one press.
 * With `round` in the address, it adds people and items to that round.
 */
export function CreateRoundPage() {
  const text = useText()
  const formId = useId()
  const navigate = useNavigate()
  const links = useBreadcrumbLinks()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const roundId = Number(search.get('round')) || null
  const [values, setValues] = useState<RoundValues>({ title: '', date: readShopDay(), signature: 'row' })
  const [draft, setDraft] = useState<RoundDraft>(() => createDraft(readChosenPairs(state)))
  const catalogue = useCatalogue()
  const deliveries = listDraftedDeliveries(draft)
  const { filled, failure: previewFailure } = useRoundPreview(values, deliveries)
  const { write, failure, isWriting, clearFailure } = useWriteRound(roundId)
  const { question, leaveFreely } = useUnsavedChanges(draft.people.size > 0 || values.title !== '')
  const givenPairs = listGivenPairs(failure)
  const save = async (savedDraft: RoundDraft) => {
    const round = await write(values, listDraftedDeliveries(savedDraft))
    if (!round) return
    leaveFreely()
    void navigate(buildFormAddress(rounds, round.id), { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(draft)
  }
  const answerAlreadyGiven = (changePair: (changedDraft: RoundDraft, pair: GivenPair) => RoundDraft) => {
    const newDraft = givenPairs.reduce(changePair, draft)
    setDraft(newDraft)
    clearFailure()
    if (listDraftedDeliveries(newDraft).length > 0) void save(newDraft)
  }
  const { form, problems, isAnswered, noteEdit } = useFieldProblems(failure)
  const peopleWithoutSize = [...filled.values()].flatMap(({ employee_id: id, missing_size: lacksSize }) =>
    lacksSize && draft.people.has(id) ? [draft.people.get(id) ?? ''] : [],
  )
  const shownFailure = givenPairs.length > 0 ? null : isAnswered ? previewFailure : (failure ?? previewFailure)
  return (
    <Page
      title={text(roundId === null ? 'pages.ppe_rounds.create' : 'safety.rounds.add_to_round')}
      note={text('safety.rounds.create_note')}
      list={[links.deliveries, links.rounds]}
    >
      <form ref={form} id={formId} className="card round-form" onSubmit={submit} noValidate>
        {roundId === null && (
          <section className="form-section">
            <header>
              <h2>{text('safety.rounds.the_round')}</h2>
              <p>{text('safety.rounds.the_round_note')}</p>
            </header>
            <div className="fields">
              <RoundFields
                {...{ values, problems }}
                onChange={(newValues, name) => {
                  setValues(newValues)
                  noteEdit(name)
                }}
              />
            </div>
          </section>
        )}
        <PeopleSection
          {...{ draft }}
          dueBy={readDueDay(state) ?? addDays(readTypedDay(values.date) ?? readShopDay(), proposedDays)}
          problem={problems['deliveries'] && text(problems['deliveries'])}
          onAdd={(candidates) => {
            setDraft((former) => candidates.reduce(addPerson, former))
            noteEdit('deliveries')
          }}
          onRemove={(personId) => {
            setDraft((former) => removePerson(former, personId))
            noteEdit('deliveries')
          }}
        />
        <ItemSection
          {...{ draft, catalogue, filled }}
          onAddItem={(item) => setDraft((former) => addItemForEverybody(former, item))}
          onChangeItem={(itemId, changes) => setDraft((former) => changeItem(former, itemId, changes))}
          onChangeRecipient={(itemId, personId, changes) =>
            setDraft((former) => changeRecipient(former, itemId, personId, changes))
          }
          onDropRecipient={(itemId, personId) => setDraft((former) => dropRecipient(former, itemId, personId))}
        />
      </form>
      <div className="form-foot">
        {shownFailure && (
          <p className="form-foot-lost" role="alert">
            {describeFailure(shownFailure)}
          </p>
        )}
        <p className={peopleWithoutSize.length > 0 ? 'state tone-warn' : 'state'}>
          <b role="status">{text('safety.rounds.sum', { people: draft.people.size, deliveries: deliveries.length })}</b>
          {peopleWithoutSize.length > 0 && (
            <span className="soft cut">
              {text('safety.rounds.sizes_missing', { names: [...new Set(peopleWithoutSize)].join('; ') })}
            </span>
          )}
        </p>
        <Button variant="secondary" disabled={isWriting} onClick={() => void navigate(-1)}>
          {text('Cancelar')}
        </Button>
        <Button type="submit" form={formId} disabled={isWriting || deliveries.length === 0}>
          {text(roundId === null ? 'safety.rounds.create' : 'safety.rounds.add')}
        </Button>
      </div>
      {givenPairs.length > 0 && (
        <AlreadyGivenDialog
          names={givenPairs.map(
            ({ employee_id, ppe_id }) =>
              `${draft.people.get(employee_id) ?? ''} · ${draft.items.find(({ id }) => id === ppe_id)?.name ?? ''}`,
          )}
          onAgain={() =>
            answerAlreadyGiven((changedDraft, { ppe_id, employee_id }) =>
              changeRecipient(changedDraft, ppe_id, employee_id, { again: true }),
            )
          }
          onLeaveOut={() =>
            answerAlreadyGiven((changedDraft, { ppe_id, employee_id }) =>
              dropRecipient(changedDraft, ppe_id, employee_id),
            )
          }
          onClose={clearFailure}
        />
      )}
      {question}
    </Page>
  )
}

type AlreadyGivenDialogProps = {
  names: readonly string[]
  onAgain: () => void
  onLeaveOut: () => void
  onClose: () => void
}

/** Asks about people who already get an item on that day: give it again, or leave it out. */
function AlreadyGivenDialog({ names, onAgain, onLeaveOut, onClose }: AlreadyGivenDialogProps) {
  const text = useText()
  return (
    <Modal title={text('safety.rounds.already_given_title')} onClose={onClose} hasOwnButtons>
      <p>{text('safety.rounds.already_given_question')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="modal-footer">
        <Button variant="secondary" onClick={onLeaveOut}>
          {text('safety.rounds.leave_out')}
        </Button>
        <Button onClick={onAgain}>{text('safety.rounds.give_again')}</Button>
      </div>
    </Modal>
  )
}
