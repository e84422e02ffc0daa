import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { call, callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { extractListRows } from '#src/resource/model.ts'
import { buildFormAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { buildListQuery, useListRows } from '#src/resource/screens/list/use-list.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { RoundBar, RoundBarLegend } from '#src/safety/rounds/list/RoundBar.tsx'
import { RoundDetails } from '#src/safety/rounds/list/RoundDetails.tsx'
import { useBreadcrumbLinks } from '#src/safety/rounds/list/use-breadcrumb-links.ts'
import { readNextRoundState } from '#src/safety/rounds/next/next-round-state.ts'
import { useNextRound } from '#src/safety/rounds/next/use-next-round.tsx'
import type { ListedRound } from '#src/safety/rounds/round-answer.ts'
import { findRoundRefusal } from '#src/safety/rounds/round-rules.ts'
import { rounds, signatureModes } from '#src/safety/rounds/rounds.ts'
import { RoundDialog } from '#src/safety/rounds/terms/RoundDialog.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import type { TableColumn } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { CellText } from '#src/ui/table/overlong-text.tsx'
import { useTotalText } from '#src/ui/table/pages/table-pages.tsx'
import './rounds-page.css'

const readRounds = (name: string, body: unknown) => extractListRows(name, body) as Entity[] as (Entity & ListedRound)[]

/** Which rounds the list shows, as the address says it. */
const shownStates = ['', 'open', 'closed'] as const

/** The list of rounds: how far each is, its next press, and what closed ones left open. */
export function RoundsPage() {
  const text = useText()
  const { deliveries: deliveriesLink } = useBreadcrumbLinks()
  const language = useLanguage()
  const may = useOfferedActions(rounds)
  const { user } = useSession()
  const mayCreate = hasAccess(createPermissionHolder(user?.permissions), 'create_ppe_deliveries')
  const [view, onView] = useListView(isSortable)
  const [search, setSearch] = useSearchParams()
  const shownState = shownStates.find((state) => state === search.get('status')) ?? ''
  const where = shownState && `status=${shownState}`
  const source = useListRows(rounds.name, { view, where, fields: null }, readRounds)
  const total = useTotalText(source)
  const remove = useConfirmedDeletion(rounds)
  const [editedRound, setEditedRound] = useState<ListedRound | null>(null)
  const openRounds = useOpenRounds()
  const nextRound = useNextRoundOrAskAtOnce()
  const showState = (state: string) => {
    const newSearch = new URLSearchParams(search)
    newSearch.delete('page')
    if (state === '') newSearch.delete('status')
    else newSearch.set('status', state)
    setSearch(newSearch)
  }
  const isPhone = useIsPhone()
  const columns: TableColumn<Entity & ListedRound>[] = useMemo(
    () => [
      { id: 'title', header: text('ppe_rounds.one'), kind: 'name', cell: ({ title }) => <CellText text={title} /> },
      {
        id: 'date',
        header: text('ppe_rounds.fields.date'),
        sortable: true,
        cell: ({ date }) => <span className="num">{formatDate(date, language)}</span>,
      },
      {
        id: 'signature',
        header: text('ppe_rounds.fields.signature'),
        isSecondary: true,
        cell: ({ signature }) => text(signatureModes[signature] ?? signature),
      },
      {
        id: 'people_count',
        header: text('ppe_rounds.fields.people_count'),
        kind: 'figure',
        isBare: true,
        isSecondary: !isPhone,
        cell: ({ people_count: count }) => count,
      },
      {
        id: 'counts',
        header: text('safety.rounds.given'),
        ...(isPhone && { kind: 'figure' }),
        cell: (round) => <RoundBar counts={round} />,
      },
      {
        id: 'status',
        header: text('ppe_rounds.fields.status'),
        cell: (round) => <RoundState {...{ round }} />,
      },
      {
        id: 'go',
        header: text('safety.rounds.sign'),
        ...(isPhone && { kind: 'figure' }),
        cell: (round) => <GoLink {...{ round }} maySign={mayCreate} />,
      },
    ],
    [text, language, mayCreate, isPhone],
  )
  const createLink = mayCreate && (
    <Link className={buttonClass()} to={buildNewRecordAddress(rounds)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text('pages.ppe_rounds.create')}</span>
    </Link>
  )
  return (
    <Page
      title={text('pages.ppe_rounds.list')}
      list={deliveriesLink}
      note={<span role="status">{openRounds ? describeOpenRounds(openRounds, text) : '\u00a0'}</span>}
      actions={
        <>
          <ExportMenu
            resource={rounds}
            query={buildListQuery({ view, where })}
            note={text('resource.export.list', { total })}
            isTooLongToPrint={source.isLowerBound}
          />
          {createLink}
        </>
      }
    >
      <UndoLine resource={rounds} />
      <DataTable
        {...{ columns, source, view, onView }}
        rowId={(round) => round.id}
        name={rounds.name}
        label={text('pages.ppe_rounds.list')}
        density="comfortable"
        filterKey={`${where} ${view.q}`}
        chips={shownState ? [{ name: 'status', content: text(`safety.rounds.shown.${shownState}`) }] : []}
        onDrop={() => showState('')}
        onShowAll={() => setSearch({})}
        tools={
          <>
            <fieldset className="round-switch" aria-label={text('safety.rounds.which')}>
              {shownStates.map((state) => (
                <Button
                  key={state}
                  variant="secondary"
                  aria-pressed={state === shownState}
                  className={state === shownState ? 'active' : ''}
                  onClick={() => showState(state)}
                >
                  {text(`safety.rounds.shown.${state || 'all'}`)}
                </Button>
              ))}
            </fieldset>
            <RoundBarLegend />
          </>
        }
        rowLabel={({ title }) => title}
        expand={(round) => <RoundDetails {...{ round, mayCreate }} />}
        moreButtons={(round) => [
          ...(may.update && round.status === 'open'
            ? [
                {
                  icon: 'pencil',
                  title: text('safety.rounds.edit'),
                  label: text('safety.rounds.edit_round', { name: round.title }),
                  onPress: () => setEditedRound(round),
                },
              ]
            : []),
          ...(mayCreate && round.status === 'closed' && round.missing > 0
            ? [
                {
                  icon: 'clipboard-plus',
                  title: text('safety.rounds.next'),
                  label: `${text('safety.rounds.next')}: ${round.title}`,
                  onPress: () => void nextRound.readAndAsk(round.id),
                },
              ]
            : []),
        ]}
        onDelete={may.delete ? remove : undefined}
        deleteRefusal={(round) => {
          const refusal = findRoundRefusal(round, 'delete')
          return refusal && text(refusal)
        }}
        emptyText={text('safety.rounds.begin')}
        emptyAction={createLink}
      />
      {editedRound && <EditDialog round={editedRound} onClose={() => setEditedRound(null)} />}
      {nextRound.dialog}
    </Page>
  )
}

/** `useNextRound`, which asks at once if the address came with the round that was just closed. */
function useNextRoundOrAskAtOnce() {
  const nextRound = useNextRound()
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const formerId = readNextRoundState(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each state.
  useEffect(() => {
    if (formerId === null) return
    void navigate(pathname + search, { replace: true, state: null })
    void nextRound.readAndAsk(formerId)
  }, [formerId])
  return nextRound
}

const isSortable = (name: string) => name === 'date'

function RoundState({ round }: { round: ListedRound }) {
  const text = useText()
  const state = findRoundState(round)
  return <Badge tone={toneByState[state]}>{text(`safety.rounds.state.${state}`)}</Badge>
}

type RoundState = 'waiting' | 'running' | 'closed'

const toneByState: Readonly<Record<RoundState, Tone>> = { waiting: 'info', running: 'warn', closed: 'neutral' }

/** A round is running once something in it is signed, absent or annulled. */
function findRoundState({ status, signed, absent, annulled }: ListedRound): RoundState {
  if (status === 'closed') return 'closed'
  return signed + absent + annulled > 0 ? 'running' : 'waiting'
}

/** The round's own screen: to begin, to go on, or to look at. */
function GoLink({ round, maySign }: { round: ListedRound; maySign: boolean }) {
  const text = useText()
  const state = findRoundState(round)
  const verb = !maySign || state === 'closed' ? 'look' : state === 'waiting' ? 'begin_signing' : 'go_on'
  return (
    <Link
      className={buttonClass(verb === 'go_on' ? 'primary' : verb === 'begin_signing' ? 'secondary' : 'quiet', 'small')}
      to={buildFormAddress(rounds, round.id)}
      aria-label={`${text(`safety.rounds.${verb}`)}: ${round.title}`}
      onClick={(event) => event.stopPropagation()}
    >
      {text(`safety.rounds.${verb}`)}
    </Link>
  )
}

/** The open rounds, of which the line below the title counts the signatures that are missing. */
function useOpenRounds(): readonly ListedRound[] | undefined {
  const { data } = useQuery({
    queryKey: [rounds.name, 'open'],
    queryFn: async ({ signal }) =>
      (await callList<ListedRound>('ppe_rounds?status=open&per_page=100', { signal })).body,
  })
  return data
}

function describeOpenRounds(openRounds: readonly ListedRound[], text: ReturnType<typeof useText>): string {
  const running = openRounds.filter((round) => findRoundState(round) === 'running').length
  const missing = openRounds.reduce((sum, { open }) => sum + open, 0)
  if (openRounds.length === 0) return text('safety.rounds.none_open')
  return text('safety.rounds.summary', { running, waiting: openRounds.length - running, missing })
}

/** The dialog that changes a round. */
function EditDialog({ round, onClose }: { round: ListedRound; onClose: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(rounds)
  return (
    <RoundDialog
      {...{ onClose }}
      initialValues={{ title: round.title, date: round.date, signature: round.signature }}
      title={text('safety.rounds.edit_round', { name: round.title })}
      note={text('safety.rounds.edit_note')}
      write={async (values, idempotencyKey) => {
        const body = { ...values, updated_at: round.updated_at }
        const { undo } = await call('PUT', `ppe_rounds/${round.id}`, { body, idempotencyKey, quiet: true })
        reportWrite(text('resource.screens.saved', { name: values.title }), undo)
        await queries.invalidateQueries()
      }}
    />
  )
}
