import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { type SignedInUser, useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useBreadcrumbLinks } from '#src/safety/rounds/list/use-breadcrumb-links.ts'
import { countMissing } from '#src/safety/rounds/next/list-missing.ts'
import { NextRoundButton } from '#src/safety/rounds/next/NextRoundButton.tsx'
import { buildNextRoundState } from '#src/safety/rounds/next/next-round-state.ts'
import { PrintRoundButton } from '#src/safety/rounds/PrintRoundButton.tsx'
import { CloseButton } from '#src/safety/rounds/page/CloseButton.tsx'
import { hasCurrentDrawing, type KeptDrawings, replaceDrawing } from '#src/safety/rounds/page/kept-drawings.ts'
import { findNextPerson, measureProgress, type ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'
import { PeopleList } from '#src/safety/rounds/page/people/PeopleList.tsx'
import { PersonCard } from '#src/safety/rounds/page/person/PersonCard.tsx'
import { ProgressCard, RoundNotes } from '#src/safety/rounds/page/RoundHead.tsx'
import { useRound } from '#src/safety/rounds/page/use-round.ts'
import { useUnsentSignatures } from '#src/safety/rounds/page/use-unsent-signatures.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { isOverlong } from '#src/ui/table/overlong-text.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import './round-page.css'

/** The screen of a round: one page a person, signed on glass, without a connection too. */
export function RoundPage() {
  const { id } = useParams()
  const { user } = useSession()
  const roundId = Number(id)
  if (!user) return null
  if (!Number.isSafeInteger(roundId) || roundId < 1) return <NotFoundPage />
  return <SignableRound key={`${user.id} ${roundId}`} {...{ roundId, user }} />
}

function SignableRound({ roundId, user }: { roundId: number; user: SignedInUser }) {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const links = useBreadcrumbLinks()
  const { round, isFromDevice, failure, refetch } = useRound(roundId, user.id)
  const { people, canStore, storageFailure, sign, markAbsent } = useUnsentSignatures(round, user.id)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [drawings, setDrawings] = useState<KeptDrawings>(new Map())
  const { question, leaveFreely } = useUnsavedChanges(hasCurrentDrawing(drawings, people))
  const [isPicking, setPicking] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const person =
    people.find(({ employee_id: personId }) => personId === chosenId) ?? findNextPerson(people, null) ?? people[0]
  const currentId = person?.employee_id ?? null
  // The person who was signing stays on the screen after their last signature, until the press that goes on.
  useEffect(() => {
    if (chosenId === null && currentId !== null) setChosenId(currentId)
  }, [chosenId, currentId])
  if (!round) {
    if (failure?.status === 404) return <NotFoundPage />
    return (
      <Page title={text('ppe_rounds.one')} list={[links.deliveries, links.rounds]}>
        {failure ? <FailedTable onRetry={refetch} /> : <FormSkeleton />}
      </Page>
    )
  }
  const progress = measureProgress(people)
  const isOpen = round.status === 'open'
  const mayWrite = hasAccess(createPermissionHolder(user.permissions), 'create_ppe_deliveries')
  const nextPerson = isOpen ? findNextPerson(people, currentId) : undefined
  const isClosable = !isFromDevice && progress.unsent === 0
  const { annulled: annulledCount } = countMissing(round)
  const isFinished = people.every(({ openCount }) => openCount === 0)
  const choosePerson = (personId: number) => {
    setChosenId(personId)
    setPicking(false)
    card.current?.scrollIntoView({ block: 'nearest' })
  }
  const goOnAfter = (leftToSign: number) => {
    const next = findNextPerson(people, currentId)
    if (leftToSign === 0 && next && next.employee_id !== currentId) choosePerson(next.employee_id)
  }
  return (
    <Page
      title={round.title}
      note={`${formatDate(round.date, language)} · ${text(`safety.signature_mode.${round.signature}`)}`}
      list={[links.deliveries, links.rounds]}
      actions={
        <>
          {!isOpen && mayWrite && <NextRoundButton {...{ round }} />}
          {!isFromDevice && people.some(hasSigned) && <PrintRoundButton roundId={round.id} />}
          {isOpen && mayWrite && !isFromDevice && (
            <Link
              className={`${buttonClass('secondary')} ${isOverlong(round.title) ? 'keep' : ''}`}
              to={`/admin/ppe_round_create?round=${round.id}`}
            >
              <i className="bi bi-plus-lg" aria-hidden="true" />
              <span className="words">{text('safety.rounds.add')}</span>
            </Link>
          )}
          {isOpen && mayWrite && (
            <CloseButton
              {...{ round, isFinished }}
              isPossible={isClosable}
              onClosed={() => {
                leaveFreely()
                void navigate(buildListScreenAddress(rounds))
              }}
              onNextRound={() =>
                void navigate(buildListScreenAddress(rounds), { state: buildNextRoundState(round.id) })
              }
            />
          )}
        </>
      }
    >
      <div className="round-page">
        <RoundNotes {...{ isFromDevice, canStore, storageFailure }} isClosed={!isOpen} unsent={progress.unsent} />
        <ProgressCard {...{ progress }} />
        {person ? (
          <div className="round-columns">
            <div className={`round-picker ${isPicking ? 'is-open' : ''}`}>
              <div className="round-picker-buttons">
                {nextPerson && nextPerson !== person && (
                  <Button
                    variant="secondary"
                    icon="arrow-right"
                    className="round-picker-next keep"
                    onClick={() => choosePerson(nextPerson.employee_id)}
                  >
                    {text('safety.round.pick', { name: nextPerson.name })}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  icon="people"
                  className={nextPerson && nextPerson !== person ? 'btn-icon' : 'keep'}
                  aria-label={text('safety.rounds.people')}
                  title={text('safety.rounds.people')}
                  aria-expanded={isPicking}
                  onClick={() => setPicking(!isPicking)}
                >
                  {nextPerson && nextPerson !== person ? null : text('safety.rounds.people')}
                </Button>
              </div>
              <PeopleList {...{ people, currentId }} onChoose={choosePerson} />
            </div>
            <div ref={card} className="round-card">
              <PersonCard
                key={person.employee_id}
                {...{ person }}
                signatureMode={round.signature}
                maySign={isOpen && mayWrite}
                isOffline={isFromDevice}
                othersFollow={people.some((other) => other !== person && other.openCount > 0)}
                onChanged={refetch}
                {...{ drawings }}
                onDraw={(name, drawing) => setDrawings((former) => replaceDrawing(former, name, drawing))}
                onSign={async (signedDeliveries, strokes) => {
                  const isTaken = await sign(person, signedDeliveries, strokes)
                  if (isTaken) goOnAfter(person.openCount - signedDeliveries.length)
                  return isTaken
                }}
                onAbsent={async (isAbsent) => {
                  const isTaken = await markAbsent(person, isAbsent)
                  if (isTaken && isAbsent) goOnAfter(0)
                  return isTaken
                }}
              />
              {isFinished && isOpen && progress.rows > 0 && (
                <p className="round-finished" role="status">
                  <i className="bi bi-check-circle-fill" aria-hidden="true" /> {text('safety.round.all_done')}{' '}
                  {annulledCount > 0 && `${text('safety.rounds.to_give_again', { count: annulledCount })}. `}
                  {text(isClosable ? 'safety.round.may_close' : 'safety.round.close_once_sent')}
                </p>
              )}
            </div>
          </div>
        ) : (
          <section className="card">
            <EmptyState outline="empty" title={text('safety.round.nobody')} />
          </section>
        )}
      </div>
      {question}
    </Page>
  )
}

/** True if a record of the person may be printed: something was signed, also if it is annulled. */
const hasSigned = ({ deliveries }: ShownPerson): boolean => deliveries.some(({ status }) => status !== 'open')
