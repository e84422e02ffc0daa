import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { deriveExportAccess } from '#src/resource/export/export-access.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

type ExportMenuProps = {
  resource: Resource
  /** The list's filters, search, sort and `fields` as parameters of the API. */
  query: URLSearchParams
  /** Restricts the export to the rows with these ids, of those that the query finds. */
  ids?: ReadonlySet<number> | undefined
  /** Text that tells how many rows are exported. */
  note: string
  /** True if there are more rows than a PDF may have. */
  isTooLongToPrint?: boolean
  buttonClassName?: string
}

const formats: readonly { format: 'xlsx' | 'csv' | 'pdf'; icon: string; textKey: string }[] = [
  { format: 'xlsx', icon: 'file-earmark-spreadsheet', textKey: 'resource.export.xlsx' },
  { format: 'csv', icon: 'filetype-csv', textKey: 'resource.export.csv' },
  { format: 'pdf', icon: 'file-earmark-pdf', textKey: 'resource.export.pdf' },
]

/** True if this reader may export the list. */
export function useMayExport(resource: Resource): boolean {
  const { user } = useSession()
  const access = deriveExportAccess(resource)
  return access !== null && hasAccess(createPermissionHolder(user?.permissions), access)
}

/**
 * Menu that exports the list or its chosen rows: a sheet is downloaded, a PDF opens in a new tab. Renders nothing if
 * the reader may not export.
 */
export function ExportMenu(props: ExportMenuProps) {
  const { resource, query, ids, note, isTooLongToPrint = false, buttonClassName = buttonClass('secondary') } = props
  const text = useText()
  if (!useMayExport(resource)) return null
  const exportAs = (format: 'xlsx' | 'csv' | 'pdf') => {
    const path = `/api/${resource.name}/export.${format}${query.size > 0 ? `?${query}` : ''}`
    if (format !== 'pdf') void downloadWithTicketUnlessRefused(path, ids)
    else if (isTooLongToPrint) toast.warning(text('resource.export.too_many_to_print'))
    else void openDocumentInTabOrDownload(path, text('resource.export.preparing'), ids)
  }
  return (
    <Dropdown
      {...{ buttonClassName }}
      toggle={
        <>
          <i className="bi bi-download" aria-hidden="true" />
          <span className="words">{text('resource.export.export')}</span>
        </>
      }
    >
      {(closeMenu) => (
        <>
          <p className="dropdown-header">{note}</p>
          {formats.map(({ format, icon, textKey }) => (
            <button
              key={format}
              type="button"
              className="dropdown-item"
              onClick={() => {
                closeMenu()
                exportAs(format)
              }}
            >
              <i className={`bi bi-${icon}`} aria-hidden="true" /> {text(textKey)}
            </button>
          ))}
        </>
      )}
    </Dropdown>
  )
}
