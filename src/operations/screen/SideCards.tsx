import type { ReactNode } from 'react'
import { formatDuration } from '#src/operations/screen/format-durations.ts'
import { hasFewConnectionsLeft, isDiskNearlyFull } from '#src/operations/state/look-at.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { formatFileSize } from '#src/ui/figures/format-values.ts'
import { useNow } from '#src/ui/figures/use-now.ts'

type SideCardProps = { title: string; children: ReactNode }

function SideCard({ title, children }: SideCardProps) {
  return (
    <section className="card" aria-label={title}>
      <header className="card-header">
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  )
}

/** The processes that serve the shop. */
export function InstancesCard({ state: { instances } }: { state: OperationsState }) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  return (
    <SideCard title={text('operations.figures.instances')}>
      {instances.length === 0 && <p className="operations-empty soft">{text('operations.instances.none')}</p>}
      <ul className="plain operations-instances">
        {instances.map(({ id, host, started_at: startedAt, version, process_id: process, memory }) => (
          <li key={id}>
            <b>{host}</b>
            <Badge tone="ok">{text('operations.instances.answers')}</Badge>
            <small className="soft">
              {text('operations.instances.since', {
                duration: formatDuration(now - Date.parse(startedAt), language),
                ...{ version, process },
              })}
            </small>
            <small className="soft num">{formatFileSize(memory, language)}</small>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}

/** The room on the disk and in the database. */
export function RoomCard({ state: { files, database } }: { state: OperationsState }) {
  const text = useText()
  const language = useLanguage()
  return (
    <SideCard title={text('operations.room.title')}>
      <div className="operations-room">
        <RoomMeter
          label={text('operations.room.disk')}
          share={1 - files.disk_free / files.disk_size}
          isLow={isDiskNearlyFull(files)}
        >
          <b>{formatFileSize(files.disk_free, language)}</b>{' '}
          <span className="soft">
            {text('operations.room.free', { size: formatFileSize(files.disk_size, language) })}
          </span>
        </RoomMeter>
        <RoomMeter
          label={text('operations.room.connections')}
          share={database.connections / database.max_connections}
          isLow={hasFewConnectionsLeft(database)}
        >
          <b>{database.connections}</b>{' '}
          <span className="soft">{text('operations.room.of', { count: database.max_connections })}</span>
        </RoomMeter>
      </div>
    </SideCard>
  )
}

type RoomMeterProps = { label: string; share: number; isLow: boolean; children: ReactNode }

function RoomMeter({ label, share, isLow, children }: RoomMeterProps) {
  return (
    <div>
      <p>
        <span>{label}</span>
        <span className="num">{children}</span>
      </p>
      <span className={isLow ? 'meter tone-warn' : 'meter'}>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  )
}

/** Mail, files and metrics: whether and how each is there. */
export function LinksCard({ state: { mail, metrics, files } }: { state: OperationsState }) {
  const text = useText()
  return (
    <SideCard title={text('operations.links.title')}>
      <ul className="plain lines">
        <LinkLine
          name={text('operations.links.mail')}
          note={text(mail.enabled ? 'operations.links.mail_on' : 'operations.links.mail_off')}
          isOn={mail.enabled}
        />
        <LinkLine name={text('operations.links.files')} note={files.where} isOn />
        <LinkLine
          name={text('operations.links.metrics')}
          note={text(metrics.has_token ? 'operations.links.metrics_token' : 'operations.links.metrics_local')}
          isOn
        />
      </ul>
    </SideCard>
  )
}

function LinkLine({ name, note, isOn }: { name: string; note: string; isOn: boolean }) {
  const text = useText()
  return (
    <li>
      <span className="grow">
        {name}
        <small>{note}</small>
      </span>
      {isOn ? (
        <Badge tone="ok">{text('operations.links.on')}</Badge>
      ) : (
        <Badge tone="neutral">{text('operations.links.off')}</Badge>
      )}
    </li>
  )
}
