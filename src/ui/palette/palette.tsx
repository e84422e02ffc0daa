import { type MouseEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useTrapFocusInDialog } from '#src/ui/dialog/use-trap-focus-in-dialog.ts'
import type { PaletteGroup, PaletteLine } from '#src/ui/palette/palette-line.ts'
import { type PaletteOptions, usePalette } from '#src/ui/palette/use-palette.ts'
import './palette.css'

type PaletteProps = PaletteOptions & {
  label: string
  placeholder: string
  /** Text about the state of the search, below the lines; '' for none. */
  statusText: string
}

const maxSearchLength = 200

/** Command palette: a dialog with an input and its results; full screen on a phone. */
export function Palette({ label, placeholder, statusText, ...paletteOptions }: PaletteProps) {
  const { groups, onClose } = paletteOptions
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  // Called before the combobox moves the focus, so that closing returns it to where it was.
  useTrapFocusInDialog(container, onClose)
  const palette = usePalette(paletteOptions)
  const { getMenuProps } = palette.combobox
  const closeOnPressOutside = (event: MouseEvent) => event.target === event.currentTarget && onClose()
  return createPortal(
    <div ref={container} className="modal-ground">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: mouse only; the keyboard closes it with Esc. */}
      <div className="modal d-block palette-ground" onMouseDown={closeOnPressOutside}>
        <div className="palette" role="dialog" aria-modal="true" aria-label={label}>
          <div className="palette-head">
            <i className="bi bi-search" aria-hidden="true" />
            <input
              {...palette.input}
              type="text"
              aria-label={label}
              aria-labelledby={undefined}
              aria-activedescendant={palette.input['aria-activedescendant'] || undefined}
              placeholder={placeholder}
              maxLength={maxSearchLength}
              enterKeyHint="go"
              autoCorrect="off"
              spellCheck={false}
            />
            <button type="button" className="palette-close" aria-label={text('ui.modal.close')} onClick={onClose}>
              <i className="bi bi-x-lg" aria-hidden="true" />
            </button>
          </div>
          <div {...getMenuProps({ 'aria-label': label })} className="palette-lines" aria-labelledby={undefined}>
            {groups.map((group) => (
              <PaletteGroupLines key={group.name} {...{ group, palette }} onClose={onClose} />
            ))}
          </div>
          {statusText && (
            <p className="palette-says" aria-hidden="true">
              {statusText}
            </p>
          )}
          <span className="visually-hidden" role="status">
            {statusText}
          </span>
          <p className="palette-keys" aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {text('ui.palette.choose')}
            </span>
            <span>
              <kbd>Enter</kbd> {text('ui.palette.open')}
            </span>
            <span>
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> {text('ui.palette.apart')}
            </span>
            <span>
              <kbd>Esc</kbd> {text('ui.palette.close')}
            </span>
          </p>
        </div>
      </div>
      <div className="modal-backdrop show" />
    </div>,
    document.body,
  )
}

type PaletteGroupProps = { group: PaletteGroup; palette: ReturnType<typeof usePalette>; onClose: () => void }

function PaletteGroupLines({ group: { name, title, lines, isOutdated }, palette, onClose }: PaletteGroupProps) {
  if (lines.length === 0) return null
  const titleId = `palette-${name}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
    <div role="group" aria-labelledby={title ? titleId : undefined} aria-hidden={isOutdated} className="palette-group">
      {title && (
        <div className="palette-title" id={titleId} role="presentation">
          {title}
        </div>
      )}
      {lines.map((line) =>
        isOutdated ? (
          <div key={line.key} className="palette-line former">
            <LineContent line={line} />
          </div>
        ) : (
          <PaletteOption key={line.key} {...{ line, palette, onClose }} />
        ),
      )}
    </div>
  )
}

/** A line to choose. A line with a path is a link, so that the browser can open it in a new tab. */
function PaletteOption({
  line,
  palette,
  onClose,
}: { line: PaletteLine } & Pick<PaletteGroupProps, 'palette' | 'onClose'>) {
  const { lines, openLine } = palette
  const { getItemProps, highlightedIndex } = palette.combobox
  const index = lines.indexOf(line)
  const isMarked = index === highlightedIndex
  const lineProps = { className: 'palette-line', 'data-marked': isMarked || undefined, 'aria-selected': isMarked }
  if ('act' in line)
    return (
      <div {...getItemProps({ item: line, index, onClick: () => openLine(line) })} {...lineProps}>
        <LineContent line={line} />
      </div>
    )
  const closeUnlessNewTab = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && onClose()
  return (
    <Link
      {...getItemProps({ item: line, index, onClick: closeUnlessNewTab })}
      {...lineProps}
      to={line.path}
      tabIndex={-1}
    >
      <LineContent line={line} />
    </Link>
  )
}

function LineContent({ line: { icon, label: text, note, cell } }: { line: PaletteLine }) {
  return (
    <>
      {cell ?? (
        <>
          <i className={`bi bi-${icon}`} aria-hidden="true" />
          <span className="words">{text}</span>
        </>
      )}
      {note && <small>{note}</small>}
    </>
  )
}
