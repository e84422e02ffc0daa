import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { formatFileSize } from '#src/ui/figures/format-values.ts'

/** A stored file, or a file to upload. */
export type FileItem = File | { key: string; name: string; media_type: string; size: number; url: string }

const icons: readonly [pattern: RegExp, icon: string][] = [
  [/^application\/pdf/, 'bi-file-earmark-pdf'],
  [/^image\//, 'bi-file-earmark-image'],
  [/sheet|excel|^\.(?:csv|xlsx?|ods)$/, 'bi-file-earmark-spreadsheet'],
  [/word|rtf|^\.(?:txt|docx?|odt)$/, 'bi-file-earmark-text'],
  [/zip|compressed|rar/, 'bi-file-zip'],
]

/**
 * The type that selects the icon: of a stored file, the media type detected by content; of a chosen one, the browser's.
 * A file without a specific type (CSV, old office documents) goes by its extension.
 */
function findMediaTypeOrExtension(file: FileItem): string {
  const type = file instanceof File ? file.type : file.media_type
  const isSpecific = type !== '' && !/octet-stream|x-cfb/.test(type)
  return isSpecific ? type : (/\.[^.]*$/.exec(file.name)?.[0].toLowerCase() ?? '')
}

export function FileIcon({ file }: { file: FileItem }) {
  const icon = icons.find(([pattern]) => pattern.test(findMediaTypeOrExtension(file)))?.[1] ?? 'bi-file-earmark'
  return <i className={`bi ${icon}`} aria-hidden="true" />
}

/** Icon, name and size of a file. A stored file opens in a new tab. */
export function FileLine({ file }: { file: FileItem }) {
  const language = useLanguage()
  return (
    <>
      <FileIcon file={file} />
      <span className="file-item-name">{file instanceof File ? file.name : <FileLink file={file} />}</span>
      <span className="file-item-size">{formatFileSize(file.size, language)}</span>
    </>
  )
}

export function FileLink({ file }: { file: Exclude<FileItem, File> }) {
  const text = useText()
  return (
    <a href={file.url} target="_blank" rel="noopener" title={text('ui.fields.open_file', { name: file.name })}>
      {file.name}
    </a>
  )
}
