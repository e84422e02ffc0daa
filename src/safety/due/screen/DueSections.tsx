import { Link } from 'react-router'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { createLinkRenewal } from '#src/resource/kinds/picture/create-link-renewal.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import type { DueRow } from '#src/safety/due/due.ts'
import { type DuePerson, type DueSection, groupDueRows, toneOfDue } from '#src/safety/due/screen/group-due-rows.ts'
import { SizeInRecordLink } from '#src/safety/due/screen/SizeInRecordLink.tsx'
import { type ChosenRows, describeChoice, isChoosable } from '#src/safety/due/screen/use-chosen-rows.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type DueSectionsProps = { rows: readonly DueRow[]; chosenRows: ChosenRows }

/** The rows of a page: what was never given, what is overdue, and the months, in each of them the people. */
export function DueSections({ rows, chosenRows }: DueSectionsProps) {
  return groupDueRows(rows, readShopDay()).map((section) => (
    <DueSectionPart key={section.name} {...{ section, chosenRows }} />
  ))
}

function DueSectionPart({ section, chosenRows }: { section: DueSection; chosenRows: ChosenRows }) {
  const text = useText()
  const language = useLanguage()
  const formatCount = useCountFormat()
  const rows = section.people.flatMap((person) => person.rows)
  const choosablePeople = section.people.filter((person) => person.rows.some(isChoosable))
  const isChosen = describeChoice(chosenRows, rows) === 'all'
  const figure = formatCount(choosablePeople.length)
  const month = formatDate(`${section.name}-01`, language, { month: 'long', year: 'numeric' })
  const title =
    section.name === 'never' || section.name === 'overdue'
      ? text(`safety.due.${section.name}`)
      : month.slice(0, 1).toUpperCase() + month.slice(1)
  return (
    <section className="due-section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {section.name === 'never' ? (
          <span className="soft due-section-note">{text('safety.due.never_note')}</span>
        ) : (
          <span className="soft">
            {text('safety.due.items', { count: rows.length, figure: formatCount(rows.length) })}
          </span>
        )}
        {choosablePeople.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isChosen}
            aria-label={text('safety.due.choose_of', { figure, section: title })}
            onClick={() => chosenRows.toggle(rows, !isChosen)}
          >
            {text('safety.due.choose', { figure })}
          </Button>
        )}
      </header>
      <ul className="due-people">
        {section.people.map((person) => (
          <DuePersonRow key={person.id} {...{ person, chosenRows }} />
        ))}
      </ul>
    </section>
  )
}

/** A person with their items. A press on the photo or the name chooses them too. */
function DuePersonRow({ person: { id, rows }, chosenRows }: { person: DuePerson; chosenRows: ChosenRows }) {
  const text = useText()
  const [row] = rows
  if (!row) return null
  const choice = describeChoice(chosenRows, rows)
  const { employee_name: name, employee_file_number: fileNumber, job_title: title } = row
  return (
    <li className={choice === 'none' ? undefined : 'on'}>
      <label className="due-person">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={text('ui.table.select_row', { name })}
          checked={choice === 'all'}
          ref={(checkbox) => {
            if (checkbox) checkbox.indeterminate = choice === 'some'
          }}
          disabled={!rows.some(isChoosable)}
          onChange={(event) => chosenRows.toggle(rows, event.target.checked)}
        />
        <Picture
          src={row.employee_image_url}
          fallback="/img/default-profile.png"
          renew={createLinkRenewal({ resource: 'employees', id }, 'image_url')}
          alt=""
          width={40}
          isLazy
        />
        <span className="due-person-words">
          <b>{name}</b>
          <span className="soft">{[title, fileNumber].filter(Boolean).join(' · ')}</span>
        </span>
      </label>
      <ul className="due-items">
        {rows.map((itemRow) => (
          <DueItem key={itemRow.ppe_id} row={itemRow} />
        ))}
      </ul>
    </li>
  )
}

function DueItem({ row }: { row: DueRow }) {
  const { ppe_name: item, size, missing_size: lacksSize, due, pending } = row
  const text = useText()
  const language = useLanguage()
  const today = readShopDay()
  const day = due === today ? text('safety.due.today') : due && formatDate(due, language)
  return (
    <li>
      <span>{item}</span>
      <span className="due-size">
        {size !== null && text('safety.due.size', { size })}
        {lacksSize && (
          <SizeInRecordLink employeeId={row.employee_id} className="due-no-size">
            {text('safety.due.no_size')}
          </SizeInRecordLink>
        )}
      </span>
      {pending === null ? (
        <Badge tone={toneOfDue(due, today)}>{day ?? text('safety.due.missing')}</Badge>
      ) : (
        <span className="due-pending">
          {day && <span className="soft">{day}</span>}
          <Link to={buildFormAddress(rounds, pending)}>{text('safety.due.round')}</Link>
        </span>
      )}
    </li>
  )
}
