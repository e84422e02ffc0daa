import { buildGuidePicturePath, guide, listTipKeys, purposeMessageKeyOf } from '#src/app/guide/guide.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { fillPlaceholders, type Language } from '#src/platform/i18n/define-messages.ts'
import type { GuideEntry } from '#src/resource/registration/guide-entry.ts'

type TranslateKey = (key: string, params?: Record<string, string>) => string

/** Builds the guide as Markdown for `docs/guide.md`: all entries, each with the permission that opens its screen. */
export function buildGuideDocument(language: Language): string {
  const text: TranslateKey = (key, params) => fillPlaceholders(allMessages[key]?.[language] ?? key, params)
  const contents = guide.map(
    ({ name, entries }) =>
      `- ${text(`guide.chapters.${name}`)}: ${entries.map((entry) => `[${text(entry.title)}](#${buildAnchorName(entry)})`).join(', ')}`,
  )
  const chapters = guide.flatMap(({ name, entries }) => [
    `## ${text(`guide.chapters.${name}`)}`,
    ...entries.map((entry) => buildSection(entry, text)),
  ])
  const heading = [`# ${text('guide.document.title')}`, text('guide.document.note'), contents.join('\n')]
  return `${[...heading, ...chapters].join('\n\n')}\n`
}

/** Name of an explicit anchor: anchors that sites generate from headings differ from site to site. */
const buildAnchorName = ({ name }: GuideEntry): string => name.replaceAll('_', '-')

function buildSection(entry: GuideEntry, text: TranslateKey): string {
  const title = text(entry.title)
  const tips = listTipKeys(entry).map((key) => `- ${text(key)}`)
  const permissionText = describeNeededPermissions(entry, text)
  return [
    `### <a id="${buildAnchorName(entry)}"></a>${title}`,
    text(purposeMessageKeyOf(entry)),
    tips.join('\n'),
    ...(permissionText ? [permissionText] : []),
    `![${title}](../public${buildGuidePicturePath(entry)})`,
  ].join('\n\n')
}

/** Line that names the permissions that open the entry's screen, or '' if everybody may open it. */
function describeNeededPermissions({ destinations }: GuideEntry, text: TranslateKey): string {
  const permissions = [...new Set(destinations.map(({ access }) => access))].filter((access) => access !== '')
  const names = permissions.map((permission) => text(`access.permissions.${permission}.name`)).join(' / ')
  return names && text('guide.document.needs', { names })
}
