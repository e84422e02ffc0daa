import { guide, pictureOf, purposeKey, tipKeys } from '#src/app/guide/guide.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { fillPlaceholders, type Language } from '#src/platform/i18n/define-messages.ts'
import type { GuideEntry } from '#src/resource/registration/guide-entry.ts'

type Say = (key: string, params?: Record<string, string>) => string

/** The guide as the Markdown page `docs/guide.md`: the screen's texts for every reader, so with the permissions. */
export function guideDocument(language: Language): string {
  const text: Say = (key, params) => fillPlaceholders(allMessages[key]?.[language] ?? key, params)
  const contents = guide.map(
    ({ name, entries }) =>
      `- ${text(`guide.chapters.${name}`)}: ${entries.map((entry) => `[${text(entry.title)}](#${anchorOf(entry)})`).join(', ')}`,
  )
  const chapters = guide.flatMap(({ name, entries }) => [
    `## ${text(`guide.chapters.${name}`)}`,
    ...entries.map((entry) => section(entry, text)),
  ])
  const head = [`# ${text('guide.document.title')}`, text('guide.document.note'), contents.join('\n')]
  return `${[...head, ...chapters].join('\n\n')}\n`
}

/** Named anchors: those that a site makes of headings differ from site to site. */
const anchorOf = ({ name }: GuideEntry): string => name.replaceAll('_', '-')

function section(entry: GuideEntry, text: Say): string {
  const title = text(entry.title)
  const tips = tipKeys(entry).map((key) => `- ${text(key)}`)
  const needs = needsOf(entry, text)
  return [
    `### <a id="${anchorOf(entry)}"></a>${title}`,
    text(purposeKey(entry)),
    tips.join('\n'),
    ...(needs ? [needs] : []),
    `![${title}](../public${pictureOf(entry)})`,
  ].join('\n\n')
}

/** Which permissions open it, by their names; '' where everybody may. */
function needsOf({ ways }: GuideEntry, text: Say): string {
  const needed = [...new Set(ways.map(({ access }) => access))].filter((access) => access !== '')
  const names = needed.map((permission) => text(`access.permissions.${permission}.name`)).join(' / ')
  return names && text('guide.document.needs', { names })
}
