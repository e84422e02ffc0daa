import { useContext } from 'react'
import type { AuditEntry, LoadOfEntry } from '#src/access/audit/entries/audit-entry.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

const verbs = ['created', 'updated', 'deleted'] as const

/** The sentence of a load: 'Ana Pérez · Carga de planilla · 500 productos creados'. */
export function LoadText({ entry, load }: { entry: AuditEntry; load: LoadOfEntry }) {
  const text = useText()
  const figure = useCountFormat()
  const resource = useContext(OutlinesContext).get(entry.resource)
  const names = resource ? translateNamesForSentence(resource, text) : { one: entry.resource, many: entry.resource }
  // The article tells the gender of the name, with which the participle agrees: 'la categoría', 'a categoria'.
  const gender = resource && /^l?a /.test(text(`${resource.name}.the`)) ? 'f' : 'm'
  const parts = verbs.flatMap((verb) => {
    const count = load[verb]
    if (count === 0) return []
    const params = { count, figure: figure(count), names: count === 1 ? names.one : names.many }
    return [text(`access.audit.load.${verb}.${gender}`, params)]
  })
  const otherNames =
    load.names > 0 ? [text('access.audit.load.names', { count: load.names, figure: figure(load.names) })] : []
  const title = text(entry.action.startsWith('load_undone') ? 'access.audit.load.undone' : 'access.audit.load.title')
  return (
    <>
      <b>{entry.user ? `${entry.user.name} ${entry.user.surname}` : text('resource.history.nobody')}</b>{' '}
      {[title, ...parts, ...otherNames].join(' · ')}
    </>
  )
}
